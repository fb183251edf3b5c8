// Local storage, whose very mention may throw where it is blocked. Answers begin with a letter: D done, M missing, R refused,
// F full, E elsewhere (src/platform/web/page_calls.h).

const prefix = 'mitts.';

// What belongs to one tab, whatever the others do.
const store_of = (name) => (name.startsWith('tab.') ? globalThis.sessionStorage : globalThis.localStorage);

function attempt(action, name = '') {
  try {
    return action(store_of(name));
  } catch (error) {
    return error.name === 'QuotaExceededError' ? 'F' : 'R';
  }
}

export const storage = {
  get: (name) => attempt((store) => {
    const text = store.getItem(prefix + name);
    return text === null ? 'M' : `D${text}`;
  }, name),
  put: (name, text) => attempt((store) => {
    store.setItem(prefix + name, text);
    return 'D';
  }, name),
  remove: (name) => attempt((store) => {
    store.removeItem(prefix + name);
    return 'D';
  }, name),
  /// Every name under which something is kept; none where storage is blocked.
  names() {
    const answer = attempt((store) => Object.keys(store));
    return Array.isArray(answer) ? answer.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)) : [];
  },
};
