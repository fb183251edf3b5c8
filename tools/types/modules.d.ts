// Modules without a file here: words and facts, which tools/site generates, and the packages that tools/bench_page installs for
// itself.

declare module 'mitts:*';
declare module 'chrome-launcher';
declare module 'lighthouse';
declare module 'speedline-core';
