// Wraps local storage. If storage is blocked, even reading `localStorage` may throw. The first letter of a result is D
// for done, M for missing, R for refused, F for full, or E for changed elsewhere (src/platform/web/page_calls.h).

const prefix = 'mitts.';

// Entries whose names start with "tab." are stored only for the current tab.
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
  /// Returns all names in use, or an empty list if storage is blocked.
  names() {
    const answer = attempt((store) => Object.keys(store));
    return Array.isArray(answer) ? answer.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)) : [];
  },
};
