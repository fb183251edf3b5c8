// The script for pages without a table. Applies the user's brightness and text size, and keeps the offline copy of the
// site complete.

import { have_it_whole, service_worker, tell_version } from './kept.js';
import { wear_kept } from './look.js';

wear_kept();
addEventListener('storage', wear_kept); // another tab or the parent page has changed the settings

const workers = service_worker();
if (workers && globalThis.top === globalThis.window) {
  tell_version(workers);
  have_it_whole(workers);
}
