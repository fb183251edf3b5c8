import { open_webkit } from './engines/webkit.mjs';
import { test_main_paths } from './engines/main_paths.mjs';

test_main_paths({ name: 'WebKit', webgl: true, start: open_webkit });
