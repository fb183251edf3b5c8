await customElements.whenDefined('mitts-table'); // the helper has run
const table = Mitts.attach(document.querySelector('mitts-table, iframe'));
await table.load({ query: 'game=mitch&seed=5' }); // a method for each message; rejects on an error
const stop = table.on('move', ({ move }) => console.log(move.words));
table.frame.addEventListener('mitts:end', ({ detail }) => console.log(detail.totals));
