// What somebody drops on the page, or pastes into it, for the shelf.

const may_be_a_match = /mitts-(?:save|shelf)\b|\[\s*[a-z]+\s+["“”„«]/i;

/// on_brought(things) is called with files or texts that are meant for the shelf.
export function hear_brought(on_brought) {
  function put(event) {
    const data = event.dataTransfer ?? event.clipboardData;
    const files = [...data.files];
    const text = data.getData('text/plain');
    // What is dropped is meant for the table; what is pasted may be anything.
    const is_meant = files.length > 0 || (event.type === 'drop' ? text !== '' : may_be_a_match.test(text.slice(0, 4000)));
    if (document.querySelector('dialog[open]') || !is_meant) return;
    event.preventDefault();
    on_brought(files.length > 0 ? files : [text]);
  }
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault(); // whatever it is, the browser does not leave the page for it
    put(event);
  });
  addEventListener('paste', put);
}
