// Announcements for screen readers. Urgent announcements (refusals, new panels, the user's turn …) interrupt speech.

// The number of sentences that remain available for rereading.
const kept_sentences = 8;

function say_in(place, sentence) {
  const paragraph = document.createElement('p');
  paragraph.textContent = sentence;
  place.append(paragraph);
  while (place.children.length > kept_sentences) place.firstChild.remove();
}

/// Sets up the announcements. how_much() returns 'brief' for interruptions only, 'usual' to add events, or 'full' to
/// add the cards on the table too. Calls on_said() after each announcement.
export function open_speech(how_much = () => 'usual', on_said = () => {}) {
  const latest = [];
  let turn = ''; // the last announced turn
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
    /// Returns the latest announcements, newest last.
    latest: () => latest,
    /// Returns the message that names the player whose turn it is.
    status: () => status,

    /// Announces a sentence from the program. An urgent sentence begins with "!", and any other sentence with a
    /// space (src/platform/web/page_calls.h).
    say(sentence) {
      if (sentence[0] === '!') at_once(sentence.slice(1));
      else if (how_much() !== 'brief') say('said', sentence.slice(1));
    },

    /// Announces a new panel or a new turn. `led` is true if the focus is in the mirror. A screen reader then reads a
    /// new panel automatically, so this function does not announce it.
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
