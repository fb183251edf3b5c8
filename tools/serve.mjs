// A small static server for local use of the built site. It sends correct types, strict headers and compressed files.
//
//   node tools/serve.mjs FOLDER [--port N]
//
// Tests use serve({ folder, port, path, plain, encoding, on_request }). It resolves to { address, port, show, close }.
// `path` is the folder's path on the server ('/some/where/'). With `plain`, the server imitates a host that sends few
// content types and no special headers. `encoding` is the compression, 'gzip' or 'br', for clients that accept it.
// on_request(name) is called for every request. show(folder) serves another folder.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { oembed } from '../web/hosting/oembed.mjs';
import { hashed_name } from './site/shelf.mjs';

const compress = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/// File types that are already compressed. The server compresses files of all other types.
export const dense = new Set(['.png', '.ico', '.jpg']);

// The page runs only its own scripts, and does not load anything from other origins. Any page may frame it, because it
// is designed for embedding.
const policy = [
  "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data: blob:",
  "font-src 'self'", "connect-src 'self'", "worker-src 'self' blob:", "manifest-src 'self'", "frame-src 'self'",
  "base-uri 'none'", "form-action 'none'",
].join('; ');

const headers = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // A sandboxed frame has an opaque origin, so its requests are cross-origin.
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-cache',
};

// The page for missing files has its style in the page, which only the page's own policy allows.
const { 'Content-Security-Policy': _, ...missing_headers } = headers;

// Files with a content hash in their name may be cached permanently.
const caching = (file) => (hashed_name.test(file) ? { 'Cache-Control': 'public, max-age=31536000, immutable' } : {});

// The content types that an unconfigured host sends.
const plain_types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

// Returns the file that a URL refers to, or null if the folder does not contain it.
async function find(folder, address) {
  let name;
  try {
    name = decodeURIComponent(address.split(/[?#]/, 1)[0]);
  } catch {
    return null;
  }
  if (!name.startsWith('/') || name.includes('\0')) return null;
  if (name.endsWith('/')) name += 'index.html';
  try {
    const file = await realpath(path.join(folder, name));
    if (file !== folder && !file.startsWith(folder + path.sep)) return null;
    const facts = await stat(file);
    return facts.isFile() ? { file, facts } : null;
  } catch {
    return null;
  }
}

function refuse(response, status, text, more = {}) {
  response.writeHead(status, { ...headers, 'Content-Type': types['.txt'], ...more });
  response.end(text + '\n');
}

// Returns the compressed file from the cache, or compresses it. A file with a new tag replaces the cached file.
async function compressed(memory, found, tag, encoding) {
  if (!memory.has(found.file) || memory.get(found.file).tag !== tag) {
    memory.set(found.file, { tag, body: await compress[encoding](await readFile(found.file)) });
  }
  return memory.get(found.file).body;
}

async function answer_plainly(folder, request, response) {
  const found = await find(folder, request.url);
  response.writeHead(found ? 200 : 404, { 'Content-Type': found ? plain_types[path.extname(found.file)] ?? 'application/octet-stream' : 'text/plain' });
  if (found) createReadStream(found.file).on('error', () => response.destroy()).pipe(response);
  else response.end('not found\n');
}

// Sends the site's 404 page, if it has one.
async function answer_missing(folder, response) {
  const page = await readFile(path.join(folder, '404.html')).catch(() => null);
  if (!page) return refuse(response, 404, 'not found');
  response.writeHead(404, { ...missing_headers, 'Content-Type': types['.html'] });
  response.end(page);
}

function answer_oembed(request, response, below) {
  const { status, body, location } = oembed(`http://${request.headers.host}${below}${request.url.slice(1)}`);
  if (!body) return refuse(response, status, location ?? 'no such table', location && { Location: location });
  response.writeHead(status, { ...headers, 'Content-Type': types['.json'] });
  response.end(JSON.stringify(body));
}

async function answer(folder, { memory, encoding }, request, response, below) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'only GET', { Allow: 'GET, HEAD' });
  if (/^\/oembed\.json\?/.test(request.url)) return answer_oembed(request, response, below);
  const found = await find(folder, request.url);
  if (!found) return answer_missing(folder, response);

  const { size, mtimeMs } = found.facts;
  const extension = path.extname(found.file).toLowerCase();
  const zipped = !dense.has(extension) && new RegExp(`\\b${encoding}\\b`).test(request.headers['accept-encoding'] ?? '');
  const tag = '"' + createHash('sha1').update(`${size} ${mtimeMs} ${zipped}`).digest('base64url') + '"';
  const name = path.relative(folder, found.file);
  const head = { ...(name === '404.html' ? missing_headers : headers), 'Content-Type': types[extension] ?? 'application/octet-stream', ETag: tag,
    Vary: 'Accept-Encoding', ...caching(name) };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, head);
    return response.end();
  }
  if (zipped) {
    const body = await compressed(memory, found, tag, encoding);
    response.writeHead(200, { ...head, 'Content-Encoding': encoding, 'Content-Length': body.length });
    return response.end(request.method === 'HEAD' ? undefined : body);
  }
  response.writeHead(200, { ...head, 'Content-Length': size });
  if (request.method === 'HEAD') return response.end();
  createReadStream(found.file).on('error', () => response.destroy()).pipe(response);
}

// Serves a folder locally. Port 0 means any free port. Rejects with EADDRINUSE if the port is taken.
export async function serve({ folder, port = 0, host = '127.0.0.1', path: below = '/', plain = false, encoding = 'gzip', on_request = (_name) => {} }) {
  let base = await realpath(folder);
  const memory = new Map(); // compressed files by name
  const server = createServer((request, response) => {
    if (!request.url.startsWith(below)) return refuse(response, 404, 'not found');
    request.url = request.url.slice(below.length - 1);
    on_request(request.url.slice(1));
    const answered = plain ? answer_plainly(base, request, response) : answer(base, { memory, encoding }, request, response, below);
    answered.catch(() => (response.headersSent ? response.destroy() : refuse(response, 500, 'failed')));
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const taken = server.address().port;
  return {
    port: taken,
    address: `http://localhost:${taken}${below}`,
    async show(other) { base = await realpath(other); },
    close: () => new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
  };
}

function fail(message) {
  console.error(`serve: ${message}`);
  process.exit(2);
}

// Runs the command line. Serves on the given port, or on the first free port from 8000.
async function main(/** @type {string[]} */ [folder, ...rest]) {
  let port = null;
  if (rest.length > 0) {
    if (rest.length !== 2 || rest[0] !== '--port' || !/^\d{1,5}$/.test(rest[1]) || Number(rest[1]) > 65535) {
      fail('usage: node tools/serve.mjs FOLDER [--port N], with N from 0 to 65535');
    }
    port = Number(rest[1]);
  }
  if (!folder) fail('FOLDER is missing; usage: node tools/serve.mjs FOLDER [--port N]');

  for (let wanted = port ?? 8000; ; wanted++) {
    try {
      const { address } = await serve({ folder, port: wanted });
      console.log(`Mitts is at ${address}   (stop with Ctrl+C)`);
      return;
    } catch (error) {
      if (error.code === 'ENOENT') fail(`folder not found: ${folder}`);
      if (error.code === 'EACCES') fail(`port ${wanted} requires root: choose one above 1023 with --port`);
      if (error.code !== 'EADDRINUSE') fail(error.message);
      if (port !== null || wanted >= 8099) fail(`port ${wanted} is taken: choose another with --port`);
    }
  }
}

if (process.argv[1] && fileURLToPath(import.meta.url) === await realpath(process.argv[1])) {
  await main(process.argv.slice(2));
}
