// Beside a table there is no way back to it but closing the page.

if (globalThis.top !== globalThis) document.querySelector('.home').hidden = true;
