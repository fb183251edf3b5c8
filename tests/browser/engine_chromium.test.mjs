import { open_chromium } from './engines/chromium.mjs';
import { test_main_paths } from './engines/main_paths.mjs';

// round.test.mjs, mitch.test.mjs and mitigati.test.mjs already play rounds in Chromium, each with a reload.
test_main_paths({ name: 'Chromium', webgl: true, start: open_chromium, rounds: false });
