// Modules without source files: the words and facts that tools/site generates, and the packages that tools/bench_page
// installs.

declare module 'mitts:*';
declare module 'chrome-launcher';
declare module 'lighthouse';
declare module 'speedline-core';
