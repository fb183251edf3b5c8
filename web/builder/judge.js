// Validates embed codes with the program. A hidden frame opens the table once, and then loads the codes one by one.

import { envelope } from '../embed/messages.js';

const patience_ms = 15_000;

/// Returns a function that validates embed codes. `frame_address` is the URL of embed.html, including its query string.
/// The returned function takes the fields of a `load` message, { query } or { record }. It resolves to the program's
/// error message, to '' if the embed code is valid, or to null if the program is unavailable.
export function open_judge(frame_address) {
  let frame = null;
  let started = null;
  let asked = 0;
  const waiting = new Map(); // maps each message's id to the function that receives the answer

  addEventListener('message', ({ source, data }) => {
    if (!frame || source !== frame.contentWindow || data?.mitts !== 1) return;
    const answer = waiting.get(data.type === 'ready' ? 'ready' : data.id);
    if (answer && ['ready', 'state', 'error'].includes(data.type)) answer(data);
  });

  function heard(id, act) {
    return new Promise((resolve) => {
      const settle = (data) => {
        waiting.delete(id);
        clearTimeout(late);
        resolve(data);
      };
      const late = setTimeout(settle, patience_ms, null);
      waiting.set(id, settle);
      act();
    });
  }

  const send = (type, fields) => {
    const id = `judge-${asked++}`;
    return heard(id, () => frame.contentWindow.postMessage(envelope(type, { id, ...fields }), location.origin));
  };

  async function start() {
    frame = document.createElement('iframe');
    Object.assign(frame, { src: frame_address, className: 'judge', tabIndex: -1, inert: true });
    frame.setAttribute('aria-hidden', 'true');
    await heard('ready', () => document.body.append(frame));
    const answer = await send('start');
    if (answer?.type === 'state') return true;
    frame.remove();
    [frame, started] = [null, null]; // so that the next embed code opens a new frame
    return false;
  }

  return async (line) => {
    started ??= start();
    if (!await started) return null;
    const answer = await send('load', line);
    return answer === null ? null : answer.type === 'error' ? answer.what : '';
  };
}
