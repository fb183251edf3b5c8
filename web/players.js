// The computer players' Worker. It begins with the first request; a Worker that dies is told, and begun anew when asked.

// With Trusted Types a Worker's address has to come from a policy; ours lets through the one script there is.
const script = './ai-worker.js';
const policy = globalThis.trustedTypes?.createPolicy('mitts', { createScriptURL: () => script });

export function open_players({ on_answer, on_break }) {
  let worker = null;

  function begin() {
    try {
      worker = new Worker(policy ? policy.createScriptURL(script) : script);
    } catch (error) {
      console.warn(`players: ${error.message}`);
      setTimeout(on_break);
      return;
    }
    worker.onmessage = ({ data }) => on_answer(String(data.text ?? data));
    worker.onerror = (event) => {
      event.preventDefault();
      console.warn(`players: ${event.message ?? 'the worker could not be started'}`);
      on_break();
    };
  }

  return {
    send(request) {
      if (!worker) begin();
      worker?.postMessage({ text: request });
    },
    restart() {
      worker?.terminate();
      worker = null;
    },
  };
}
