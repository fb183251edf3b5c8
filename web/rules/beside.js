// Beside a table, the link to the start page is hidden: the reader returns by closing the rules.

if (globalThis.top !== globalThis.window) document.querySelector('.home').hidden = true;
