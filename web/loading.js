// The loading page: what is missing, how many bytes have come, what went wrong, in both languages.

const troubles = {
  wasm: [
    'The table is a WebAssembly program, and this browser does not run WebAssembly (or it is switched off).',
    'La table est un programme WebAssembly, et ce navigateur n’en exécute pas (ou l’a désactivé).',
  ],
  script: [
    'The program’s script could not be loaded. Check the connection and open the page again.',
    'Le script du programme n’a pas pu être chargé. Vérifie la connexion et rouvre la page.',
  ],
  unreachable: [
    'The program could not be loaded or started. Check the connection and open the page again.',
    'Le programme n’a pas pu être chargé ou démarré. Vérifie la connexion et rouvre la page.',
  ],
  stopped: [
    'The program has stopped because of a mistake of its own. Your match is saved after every move: open the page again to go on.',
    'Le programme s’est arrêté à cause d’une erreur. Ta partie est enregistrée après chaque coup : rouvre la page pour continuer.',
  ],
};

// The name of a trouble that keeps the program from starting, or null.
export function what_is_missing() {
  if (typeof WebAssembly !== 'object' || typeof WebAssembly.instantiate !== 'function') return 'wasm';
  if (typeof globalThis.MittsTable !== 'function') return 'script';
  return null;
}

// Shows the loading page with the trouble on it.
export function say_trouble(name) {
  const [english, french] = troubles[name];
  const paragraphs = [['en', english], ['fr', french]].map(([language, text]) => {
    const paragraph = document.createElement('p');
    paragraph.lang = language;
    paragraph.textContent = text;
    return paragraph;
  });
  document.getElementById('trouble').replaceChildren(...paragraphs);
  document.getElementById('progress').hidden = true;
  document.getElementById('progress-text').hidden = true;
  document.getElementById('loading').hidden = false;
}

// `data-bytes` is the program's size, written when the site is put together: an answer's own length may be that of its
// compressed form.
export function show_progress(received) {
  const bar = document.getElementById('progress');
  const total = Number(bar.dataset.bytes);
  const kilobytes = (bytes) => Math.round(bytes / 1024);
  if (total > 0) {
    bar.max = total;
    bar.value = Math.min(received, total);
  }
  document.getElementById('progress-text').textContent =
    total > 0 ? `${kilobytes(received)} / ${kilobytes(total)} KB` : `${kilobytes(received)} KB`;
}

async function fetch_well(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

export async function fetch_bytes(address) {
  return new Uint8Array(await (await fetch_well(address)).arrayBuffer());
}

// The same answer, telling how many bytes have passed.
function counted(response, on_progress) {
  let received = 0;
  const counter = new TransformStream({
    transform(chunk, controller) {
      received += chunk.length;
      on_progress(received);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: { 'Content-Type': 'application/wasm' } });
}

// A function for Emscripten's `instantiateWasm`: it fetches and compiles at the same time where the browser can.
export function instantiate(address, on_progress, on_failure) {
  const load = async (imports) => {
    const response = counted(await fetch_well(address), on_progress);
    if (WebAssembly.instantiateStreaming) return WebAssembly.instantiateStreaming(response, imports);
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
  };
  return (imports, done) => {
    load(imports).then(({ instance, module }) => done(instance, module), on_failure);
    return {}; // the exports come later
  };
}
