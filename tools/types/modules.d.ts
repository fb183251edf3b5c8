// Declares modules without source files: those that tools/site generates, and packages that tools/bench_page installs.

declare module 'mitts:*';
declare module 'chrome-launcher';
declare module 'lighthouse';
declare module 'speedline-core';
