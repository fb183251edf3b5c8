// Fetching what the program is made of and what it is handed: nothing is taken that is not, byte for byte, what the site was put
// together with. A file's length is known, and its name says its contents (tools/site/shelf.mjs). What comes otherwise is fetched once
// more, past the browser's cache, where a wrong answer would stay.

export function troubled(trouble, message) {
  return Object.assign(new Error(message), { trouble });
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

// Whether these bytes are those that the name stands for. Where the browser hashes nothing, the length must do.
async function is_as_named(bytes, { address, size }) {
  if (bytes.length !== size) return false;
  if (!globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 8);
  return address.includes(`.${[...digest].map((byte) => letters[byte % 32]).join('')}.`);
}

async function fetch_well({ address }, options) {
  let response;
  try {
    response = await fetch(address, options);
  } catch (error) {
    const packed = await globalThis.mitts_packed?.(address).catch(() => null); // embed/packed.js
    if (packed) return new Response(packed);
    throw troubled('unreachable', `${address}: ${error.message}`);
  }
  if (!response.ok) throw troubled('missing', `${address}: ${response.status}`);
  return response;
}

function joined(chunks) {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

// The same answer, telling of every part how many bytes it has; one that is not the file ends in an error, after on_wrong(). Whatever
// the server says of its type, it is taken for a module.
function checked(response, file, { on_bytes, on_wrong }) {
  const chunks = [];
  const checker = new TransformStream({
    transform(chunk, controller) {
      globalThis.mitts_came?.();
      on_bytes(chunk.length);
      chunks.push(chunk);
      controller.enqueue(chunk);
    },
    async flush(controller) {
      if (await is_as_named(joined(chunks), file)) return;
      on_wrong();
      controller.error(new Error('not the file of that name'));
    },
  });
  return new Response(response.body.pipeThrough(checker), { headers: { 'Content-Type': 'application/wasm' } });
}

async function fetch_once(file, options, on_bytes, take) {
  let is_wrong = false;
  try {
    const response = await fetch_well(file, { ...options, signal: file.signal });
    return await take(checked(response, file, { on_bytes, on_wrong() { is_wrong = true; } }));
  } catch (error) {
    throw is_wrong ? troubled('damaged', `${file.address}: not the file of that name`) : error;
  }
}

// take(response) once, or once more past the browser's cache.
async function attempt(file, on_bytes, take) {
  const end = file.needed ? globalThis.mitts_expect?.(file.address) : null;
  try {
    return await fetch_once(file, { priority: file.priority }, on_bytes, take);
  } catch (error) {
    if (error.trouble === 'unreachable' || file.signal?.aborted) throw error;
    return await fetch_once(file, { cache: 'reload' }, () => {}, take);
  } finally {
    end?.();
  }
}

/// A file's bytes. `file` is { address, size }, with `needed` where the page waits for it (begin.js tells where it does not come) and
/// an AbortSignal as `signal` where there is one. on_bytes(number) is told of every part that comes.
export const fetch_bytes = (file, on_bytes = () => {}) =>
  attempt(file, on_bytes, async (response) => new Uint8Array(await response.arrayBuffer()));

// Modules that are on their way before they are wanted, by address: for other scripts of the page too.
const coming = () => (globalThis.mitts_compiled ??= new Map());

/// Fetches and compiles a module before it is wanted, when nothing else is. Resolves when that is over, also where it fails: then
/// whoever wants it fetches it again.
export async function compile(file) {
  if (!globalThis.WebAssembly?.compileStreaming) return;
  const one = { received: 0, hears: new Set() };
  const hear = (bytes) => {
    one.received += bytes;
    one.hears.forEach((each) => each(bytes));
  };
  one.module = attempt({ ...file, priority: 'low' }, hear, (response) => WebAssembly.compileStreaming(response));
  coming().set(file.address, one);
  await one.module.catch(() => coming().delete(file.address));
}

// { instance, module }, of a module that is there or on its way already.
async function instance_of(one, imports, on_bytes) {
  on_bytes(one.received);
  one.hears.add(on_bytes);
  const module = await one.module;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
}

/// A function for Emscripten's `instantiateWasm`. Fetches and compiles at the same time where the browser can.
export function instantiate(file, on_bytes, on_failure) {
  return (imports, done) => {
    const fetched = () => attempt(file, on_bytes, async (response) => (WebAssembly.instantiateStreaming
      ? WebAssembly.instantiateStreaming(response, imports) : WebAssembly.instantiate(await response.arrayBuffer(), imports)));
    const one = coming().get(file.address);
    (one ? instance_of(one, imports, on_bytes).catch(fetched) : fetched())
      .then(({ instance, module }) => done(instance, module), (error) => {
        const cut_short = error instanceof TypeError ? 'unreachable' : null; // the connection, in the middle of the answer
        const trouble = error.trouble ?? (error instanceof WebAssembly.CompileError ? 'damaged' : cut_short);
        on_failure(trouble ? troubled(trouble, `${file.address.split('/').pop()}: ${error.message}`) : error);
      });
    return {}; // the exports come later
  };
}
