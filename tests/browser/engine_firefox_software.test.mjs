import { open_firefox } from './engines/firefox.mjs';
import { test_main_paths } from './engines/main_paths.mjs';

test_main_paths({ name: 'Firefox without WebGL', webgl: false, start: () => open_firefox({ window: false }) });
