import { open_chromium } from './engines/chromium.mjs';
import { test_main_paths } from './engines/main_paths.mjs';

test_main_paths({ name: 'Chromium', webgl: true, start: open_chromium });
