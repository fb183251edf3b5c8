// Opens the AI Worker without a table, for tests and measurements. The page only sends requests to the Worker.

import { site_file } from './site.mjs';

// Opens a page with one Worker. `ask(text)` resolves to { text, took }, the reply and the time that it took in ms.
export async function open_worker(house) {
  const context = await house.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${house.address}LICENSE.txt`);
  await page.evaluate(async ([script, program]) => {
    const open = new Map();
    const policy = globalThis.trustedTypes?.createPolicy('test', { createScriptURL: (address) => address });
    const worker = new Worker(policy ? policy.createScriptURL(script) : script);
    const wasm = new Uint8Array(await (await fetch(program)).arrayBuffer());
    worker.postMessage({ begin: { home: new URL(script, location.href).href, wasm } });
    const number_in = (text) => /^(?:number|cancel) (\d+)/.exec(text)[1];
    worker.onmessage = ({ data }) => {
      if (data.text === undefined) return; // ignores messages for the watchdog
      const number = number_in(data.text);
      const asked = open.get(number);
      open.delete(number);
      asked?.resolve({ text: data.text, took: performance.now() - asked.begin });
    };
    globalThis.players = {
      ask: (text) => new Promise((resolve) => {
        open.set(number_in(text), { begin: performance.now(), resolve });
        worker.postMessage({ text });
      }),
      // Sends a request and cancels it after `after_ms`. Resolves to the reply and the time in ms from the cancellation
      // to the reply.
      ask_and_cancel: async (text, after_ms) => {
        const reply = globalThis.players.ask(text);
        await new Promise((resolve) => { setTimeout(resolve, after_ms); });
        const begin = performance.now();
        worker.postMessage({ text: `cancel ${number_in(text)}` });
        const { text: answer } = await reply;
        return { text: answer, took: performance.now() - begin };
      },
    };
  }, [site_file('ai-worker.js'), site_file('ai.wasm')]);
  return {
    ask: (text) => page.evaluate((request) => globalThis.players.ask(request), text),
    ask_all: (texts) => page.evaluate((requests) => Promise.all(requests.map(globalThis.players.ask)), texts),
    ask_and_cancel: (text, after_ms) =>
      page.evaluate(([request, ms]) => globalThis.players.ask_and_cancel(request, ms), [text, after_ms]),
    close: () => context.close(),
  };
}
