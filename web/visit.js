// For a page of the site that has no table: what is kept of the site is kept whole from here too.

import { have_it_whole, service_worker, tell_version } from './kept.js';

const workers = service_worker();
if (workers && globalThis.top === globalThis) {
  tell_version(workers);
  have_it_whole(workers);
}
