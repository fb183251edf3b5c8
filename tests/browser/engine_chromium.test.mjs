import { open_chromium } from './engines/chromium.mjs';
import { test_main_paths } from './engines/main_paths.mjs';

// Its rounds, with a reload in each, are those of round, mitch and mitigati.
test_main_paths({ name: 'Chromium', webgl: true, start: open_chromium, rounds: false });
