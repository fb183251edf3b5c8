// Tests the local server: correct types and headers, compression, and no access to files outside its folder.

import assert from 'node:assert/strict';
import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { serve } from '../../tools/serve.mjs';

let parent, server;

before(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'serve-'));
  const folder = path.join(parent, 'site');
  await mkdir(path.join(folder, 'sub'), { recursive: true });
  await writeFile(path.join(parent, 'secret.txt'), 'secret');
  await symlink(path.join(parent, 'secret.txt'), path.join(folder, 'link.txt'));
  await writeFile(path.join(folder, 'index.html'), '<h1>front</h1>');
  await writeFile(path.join(folder, 'sub', 'index.html'), '<h1>sub</h1>');
  for (const name of ['a.js', 'a.css', 'a.wasm', 'a.png', 'a.svg', 'a.ttf', 'a.webmanifest', 'été.txt']) {
    await writeFile(path.join(folder, name), 'x'.repeat(5000));
  }
  server = await serve({ folder });
});

after(async () => {
  await server.close();
  await rm(parent, { recursive: true });
});

// Sends the path unchanged. fetch would normalise dots in the path.
function get(address, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path: address, method, headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part)).on('end', () => resolve({
        status: response.statusCode, headers: response.headers, body: Buffer.concat(parts),
      }));
    }).on('error', reject).end();
  });
}

test('the local server answers a folder’s URL with the folder’s index page', async () => {
  assert.equal((await get('/')).body.toString(), '<h1>front</h1>');
  assert.equal((await get('/?lang=fr')).body.toString(), '<h1>front</h1>');
  assert.equal((await get('/sub/')).body.toString(), '<h1>sub</h1>');
});

test('the local server sends every kind of file with the right content type', async () => {
  const expected = {
    '/': 'text/html; charset=utf-8',
    '/a.js': 'text/javascript; charset=utf-8',
    '/a.css': 'text/css; charset=utf-8',
    '/a.wasm': 'application/wasm',
    '/a.png': 'image/png',
    '/a.svg': 'image/svg+xml; charset=utf-8',
    '/a.ttf': 'font/ttf',
    '/a.webmanifest': 'application/manifest+json; charset=utf-8',
    '/%C3%A9t%C3%A9.txt': 'text/plain; charset=utf-8',
  };
  for (const [address, type] of Object.entries(expected)) {
    const { status, headers } = await get(address);
    assert.equal(status, 200, address);
    assert.equal(headers['content-type'], type, address);
  }
});

test('the content security policy forbids inline scripts and resources from other origins', async () => {
  const { headers } = await get('/');
  const policy = headers['content-security-policy'];
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /script-src 'self' 'wasm-unsafe-eval'/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|\*/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
});

test('files are compressed only for clients that accept compression', async () => {
  const plain = await get('/a.wasm');
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(plain.body.length, 5000);
  const zipped = await get('/a.wasm', { headers: { 'accept-encoding': 'br, gzip' } });
  assert.equal(zipped.headers['content-encoding'], 'gzip');
  assert.ok(zipped.body.length < 200);
  assert.deepEqual(gunzipSync(zipped.body), plain.body);
  assert.equal((await get('/a.png', { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding'], undefined);
});

test('the local server does not send an unchanged file again', async () => {
  const first = await get('/a.js');
  const second = await get('/a.js', { headers: { 'if-none-match': first.headers.etag } });
  assert.equal(second.status, 304);
  assert.equal(second.body.length, 0);
});

test('the response to a HEAD request has no body', async () => {
  const { status, headers, body } = await get('/a.css', { method: 'HEAD' });
  assert.equal(status, 200);
  assert.equal(headers['content-length'], '5000');
  assert.equal(body.length, 0);
});

test('the local server serves no file outside its folder', async () => {
  for (const address of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/sub/../../secret.txt', '/link.txt',
    '//secret.txt', '/%00', '/%', '/missing.js', '/sub']) {
    const { status, body } = await get(address);
    assert.equal(status, 404, address);
    assert.doesNotMatch(body.toString(), /secret/, address);
  }
});

test('the local server allows only GET and HEAD requests', async () => {
  const { status, headers } = await get('/', { method: 'POST' });
  assert.equal(status, 405);
  assert.equal(headers.allow, 'GET, HEAD');
});

test('the local server reports a port that is already in use', async () => {
  await assert.rejects(serve({ folder: parent, port: server.port }), { code: 'EADDRINUSE' });
});
