// For a page of the site that has no table: it looks as the table was set to, and what is kept of the site is kept whole from here too.

import { have_it_whole, service_worker, tell_version } from './kept.js';
import { wear_kept } from './look.js';

wear_kept();
addEventListener('storage', wear_kept); // set on a table in another tab, or around this page

const workers = service_worker();
if (workers && globalThis.top === globalThis) {
  tell_version(workers);
  have_it_whole(workers);
}
