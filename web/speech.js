// What is said aloud: events when there is time, the own turn and what was refused at once, nothing twice.

// How many of the latest sentences stay to be read again.
const kept_sentences = 8;

function say_in(place, sentence) {
  const paragraph = document.createElement('p');
  paragraph.textContent = sentence;
  place.append(paragraph);
  while (place.children.length > kept_sentences) place.firstChild.remove();
}

/// how_much() is 'brief' for what stops the player alone, 'usual' for what happens too, 'full' for what lies on the table besides.
/// on_said() is called when something has been said.
export function open_speech(how_much = () => 'usual', on_said = () => {}) {
  const latest = [];
  let turn = ''; // said already
  let panel = '';
  let status = '';
  function say(id, sentence) {
    say_in(document.getElementById(id), sentence);
    latest.push(sentence);
    latest.splice(0, latest.length - 3);
    on_said();
  }
  const at_once = (sentence) => say('urgent', sentence);

  return {
    at_once,
    /// What was said last, the newest at the end.
    latest: () => latest,
    /// Whose turn it is, as it was told last.
    status: () => status,

    /// A sentence of the program: "!" before it if it is urgent, else a blank (src/platform/web/page_calls.h).
    say(sentence) {
      if (sentence[0] === '!') at_once(sentence.slice(1));
      else if (how_much() !== 'brief') say('said', sentence.slice(1));
    },

    /// The page's text has changed; `led`: the focus is in it, so that a panel is read where it opens.
    look(text, led) {
      const [title, first, middle] = text.parts.map((part) => part.text);
      if (text.panel !== '' && text.panel !== panel && !led) at_once([title, text.panel === 'dialog' ? first : ''].filter(Boolean).join('. '));
      panel = text.panel;
      if (panel !== '') return;
      status = first ?? '';
      if (text.turn !== '' && text.turn !== turn) say_in(document.getElementById('urgent'), how_much() === 'full' ? `${text.turn} ${middle}` : text.turn);
      turn = text.turn;
    },
  };
}
