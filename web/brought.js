// Receives the matches that the user drops on the page or pastes into it. They are added to the shelf.

const may_be_a_match = /mitts-(?:save|shelf)\b|#challenge=|\[\s*[a-z]+\s+["“”„«]/i;

/// Calls on_brought(things) when the user drops or pastes something. `things` is the list of files, or [text].
export function hear_brought(on_brought) {
  function put(event) {
    const data = event.dataTransfer ?? event.clipboardData;
    const files = [...data.files];
    const text = data.getData('text/plain');
    // A drop is always meant for the shelf, but pasted text may be unrelated.
    const is_meant = files.length > 0 || (event.type === 'drop' ? text !== '' : may_be_a_match.test(text.slice(0, 4000)));
    if (document.querySelector('dialog[open]') || !is_meant) return;
    event.preventDefault();
    on_brought(files.length > 0 ? files : [text]);
  }
  let inside = false; // true while the user drags a link or text of this page
  addEventListener('dragstart', () => { inside = true; });
  addEventListener('dragend', () => { inside = false; });
  addEventListener('drop', (event) => {
    if (!inside) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault(); // otherwise the browser would leave the page to open the dropped file
    put(event);
  });
  addEventListener('paste', put);
}
