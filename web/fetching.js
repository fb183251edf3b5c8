// Fetches the program and its data, and accepts only the exact bytes of the site's build. Each file has a known length
// and a content hash in its name (tools/site/shelf.mjs). After a wrong response the file is refetched once, bypassing
// the HTTP cache, which may hold a bad copy.

export function troubled(trouble, message) {
  return Object.assign(new Error(message), { trouble });
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

// Resolves to true if the bytes have the right length and, if the browser can hash, the hash in the file's name.
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
    const packed = await globalThis.mitts_packed?.(address).catch(() => null);
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

// Returns a copy of the response that verifies its content while it is read. on_bytes receives the length of every
// chunk. If the content is wrong, on_wrong() is called and the stream fails. The content type is always WebAssembly.
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
      controller.error(new Error('does not match its content hash'));
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
    throw is_wrong ? troubled('damaged', `${file.address}: does not match its content hash`) : error;
  }
}

// Fetches a file and passes the response to take(). If this fails, retries once, bypassing the HTTP cache, unless the
// connection was lost or the fetch was aborted.
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

/// Resolves to the bytes of a file. `file` is { address, size } with optional `needed` and `signal`. If `needed` is
/// true, begin.js reports an overdue file. `signal` is an AbortSignal. on_bytes receives the length of every chunk.
export const fetch_bytes = (file, on_bytes = () => {}) =>
  attempt(file, on_bytes, async (response) => new Uint8Array(await response.arrayBuffer()));

// Returns the modules that compile() has compiled or is compiling, by URL. All scripts of the page share this map.
const coming = () => (globalThis.mitts_compiled ??= new Map());

/// Fetches and compiles a module in advance, at low priority. Never rejects. After a failure, instantiate() tries
/// again.
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

// Instantiates a module that compile() is already fetching. Resolves to { instance, module }.
async function instance_of(one, imports, on_bytes) {
  on_bytes(one.received);
  one.hears.add(on_bytes);
  const module = await one.module;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
}

/// Returns a function for Emscripten's `instantiateWasm`. The module is compiled during the download if possible.
export function instantiate(file, on_bytes, on_failure) {
  return (imports, done) => {
    const fetched = () => attempt(file, on_bytes, async (response) => (WebAssembly.instantiateStreaming
      ? WebAssembly.instantiateStreaming(response, imports) : WebAssembly.instantiate(await response.arrayBuffer(), imports)));
    const one = coming().get(file.address);
    (one ? instance_of(one, imports, on_bytes).catch(fetched) : fetched())
      .then(({ instance, module }) => done(instance, module), (error) => {
        const cut_short = error instanceof TypeError ? 'unreachable' : null; // connection lost during the response
        const trouble = error.trouble ?? (error instanceof WebAssembly.CompileError ? 'damaged' : cut_short);
        on_failure(trouble ? troubled(trouble, `${file.address.split('/').pop()}: ${error.message}`) : error);
      });
    return {}; // required by Emscripten; the exports are passed to done()
  };
}
