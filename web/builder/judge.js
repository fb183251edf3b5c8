// Has a line tried by the program itself: a frame out of sight opens the table once, and is given each line in its turn.

import { envelope } from '../embed/messages.js';

const patience_ms = 15_000;

/// `frame_address`: embed.html with any line. The judge returned takes what a `load` message takes ({ query } or { record }) and
/// answers with what the program says against it: an empty text if the table opens it, null if the program could not be asked.
export function open_judge(frame_address) {
  let frame = null;
  let started = null;
  let asked = 0;
  const waiting = new Map(); // id of a message → what is called with its answer

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
    [frame, started] = [null, null]; // tried again with the next line
    return false;
  }

  return async (line) => {
    started ??= start();
    if (!await started) return null;
    const answer = await send('load', line);
    return answer === null ? null : answer.type === 'error' ? answer.what : '';
  };
}
