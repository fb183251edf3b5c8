// The computer players' Worker: loads their program (ai.js, ai.wasm) and passes texts in and out.
//
// In:  { text: request }. Out: { text: reply }, as src/ai/README.md describes them. If the program cannot be loaded, every
// request is answered with an error, so that the page can go on with moves of its own.
'use strict';

const policy = self.trustedTypes?.createPolicy('mitts', { createScriptURL: (address) => address });

function load_players() {
  importScripts(policy ? policy.createScriptURL('./ai.js') : './ai.js');
  return self.MittsPlayers();
}

function error_reply(request, error) {
  const number = /^number (\d+)/.exec(request)?.[1] ?? '0';
  const what = String(error?.message ?? error).replaceAll(/\s+/g, ' ');
  return `number ${number}\nerror ${what}\n`;
}

// The promise is made at once, so that the program is ready when the first request comes.
const players = new Promise((resolve) => resolve(load_players()));
players.catch(() => {}); // told at each request

self.onmessage = async ({ data }) => {
  const request = String(data.text);
  try {
    const module = await players;
    self.postMessage({ text: module.ccall('mitts_ai_reply', 'string', ['string'], [request]) });
  } catch (error) {
    self.postMessage({ text: error_reply(request, error) });
  }
};
