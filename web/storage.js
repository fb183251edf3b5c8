// Local storage, whose very mention may throw where it is blocked. Answers begin with a letter: D done, M missing, R refused,
// F full, E elsewhere (src/platform/web/page_calls.h).

const prefix = 'mitts.';

function attempt(action) {
  try {
    return action(globalThis.localStorage);
  } catch (error) {
    return error.name === 'QuotaExceededError' ? 'F' : 'R';
  }
}

export const storage = {
  get: (name) => attempt((store) => {
    const text = store.getItem(prefix + name);
    return text === null ? 'M' : `D${text}`;
  }),
  put: (name, text) => attempt((store) => {
    store.setItem(prefix + name, text);
    return 'D';
  }),
  remove: (name) => attempt((store) => {
    store.removeItem(prefix + name);
    return 'D';
  }),
};
