// Hides the link to the start page if the rules are shown beside a table, because the user closes the rules instead.

if (globalThis.top !== globalThis.window) document.querySelector('.home').hidden = true;
