// Tests the sample configurations (web/hosting) with the real servers from Debian's packages: content types, caching,
// framing, a subfolder, missing files and precompressed files.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress_files } from '../../tools/site/compressed.mjs';
import { child_of, folder_for, free_port, unpacked, wait_for_answer } from './servers.mjs';
import { site_file, site_folder } from './site.mjs';

const sample = (name) => readFile(new URL(`../../web/hosting/${name}`, import.meta.url), 'utf8');

const modules = '/usr/lib/apache2/modules';
// prepare() writes a server's configuration to `folder`, which contains the site in `root/mitts`. It returns the
// server's arguments (`words`) and the site's path (`below`).
const hosts = {
  nginx: {
    program: unpacked('usr/sbin/nginx'),
    async prepare(folder, port) {
      await writeFile(path.join(folder, 'nginx.conf'), `load_module ${unpacked('usr/lib/nginx/modules/ngx_http_brotli_static_module.so')};
        daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1;
        events {} http { access_log off; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
        uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
        types { text/html html; text/css css; text/javascript js; application/json json; image/png png; image/svg+xml svg; text/plain txt;
          application/zip zip; application/wasm wasm; font/ttf ttf; application/manifest+json webmanifest; }
        server { listen 127.0.0.1:${port}; root ${folder}/root; ${await sample('nginx.conf')} } }`);
      return { words: ['-c', `${folder}/nginx.conf`, '-p', folder], below: '/mitts/' };
    },
  },
  Apache: {
    program: '/usr/sbin/apache2',
    async prepare(folder, port) {
      await writeFile(path.join(folder, 'root/mitts/.htaccess'), (await sample('htaccess.txt')).replace('#   ErrorDocument', 'ErrorDocument'));
      const wanted = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'deflate', 'filter', 'rewrite'];
      await writeFile(path.join(folder, 'apache.conf'), `ServerRoot ${folder}
        ${wanted.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
        Listen 127.0.0.1:${port}
        ServerName localhost
        PidFile ${folder}/pid
        ErrorLog ${folder}/errors
        TypesConfig /etc/mime.types
        DocumentRoot ${folder}/root
        <Directory ${folder}/root>
          AllowOverride All
          Require all granted
        </Directory>\n`);
      return { words: ['-f', `${folder}/apache.conf`, '-DFOREGROUND'], below: '/mitts/' };
    },
  },
  Caddy: {
    program: unpacked('usr/bin/caddy'),
    async prepare(folder, port) {
      const text = (await sample('Caddyfile')).replaceAll('cards.example', `http://127.0.0.1:${port}`).replaceAll('/srv/mitts', `${folder}/root/mitts`);
      await writeFile(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${text}`);
      return { words: ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'], below: '/' };
    },
  },
};

// Requests a file with this content encoding, and resolves to the raw response.
const coming = (address, encoding) => new Promise((resolve, reject) => {
  get(address, { headers: encoding ? { 'Accept-Encoding': encoding } : {} }, (response) => {
    const parts = [];
    response.on('data', (part) => parts.push(part)).on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
  }).on('error', reject);
});
let compressed; // the folder that contains the site with precompressed files
before(async () => {
  compressed = await mkdtemp(path.join(tmpdir(), 'mitts-compressed-'));
  await cp(site_folder, compressed, { recursive: true });
  await compress_files(compressed);
});
after(() => rm(compressed, { recursive: true }));

const readers = { br: brotliDecompressSync, gzip: gunzipSync };

for (const [name, { program, prepare }] of Object.entries(hosts)) {
  test(`${name} serves files with the right headers and compression, and answers a missing file with the 404 page`, async (t) => {
    const folder = await folder_for(t);
    await mkdir(path.join(folder, 'root'));
    await cp(compressed, path.join(folder, 'root/mitts'), { recursive: true });
    // The servers run as a different user, who must be able to read the files.
    await new Promise((done) => { spawn('chmod', ['-R', 'a+rX', folder]).on('exit', done); });
    const port = await free_port();
    const { words, below } = await prepare(folder, port);
    const server = child_of(t, program, words, { env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder } });
    const site = `http://127.0.0.1:${port}${below}`;
    const ask = (file) => fetch(site + file, { redirect: 'manual' });
    await wait_for_answer(server, () => ask('').then(({ ok }) => ok, () => false));

    for (const [file, type] of [['', 'text/html'], ['embed.html', 'text/html'], ['mitts-embed.js', 'text/javascript'], ['begin.js', 'text/javascript'],
      ['manifest.fr.webmanifest', 'application/manifest+json'], ['icons/icon.svg', 'image/svg+xml'], ['oembed.json', 'application/json'],
      ...['mitts.wasm application/wasm', 'regular.ttf font/ttf', 'page.js text/javascript', 'style.css text/css', 'texts-en.txt text/plain', 'core.png image/png']
        .map((each) => each.split(' ')).map(([each, its]) => [site_file(each), its])]) {
      const answer = await ask(file);
      assert.equal(answer.status, 200, file);
      assert.equal(answer.headers.get('Content-Type').split(';')[0], type, file);
      assert.equal(answer.headers.get('X-Content-Type-Options'), 'nosniff', file);
      assert.equal(answer.headers.get('Cache-Control'), file.startsWith('files/') ? 'public, max-age=31536000, immutable' : 'no-cache', file);
      assert.equal(answer.headers.get('Access-Control-Allow-Origin') ?? '*', '*', file);
      await answer.arrayBuffer();
    }
    for (const file of ['', 'index.html', 'builder.html', 'fingerprint.html']) {
      const { headers } = await ask(file);
      assert.equal(headers.get('Content-Security-Policy'), "frame-ancestors 'self'", file);
      assert.match(headers.get('Permissions-Policy'), /camera=\(\)/);
    }
    assert.equal((await ask('embed.html?game=mitch')).headers.get('Content-Security-Policy'), null);
    for (const [file, type] of [['index.html', 'text/html'], [site_file('mitts.wasm'), 'application/wasm'], [site_file('page.js'), 'text/javascript'], ['embed.html', 'text/html']]) {
      const plain = await readFile(path.join(site_folder, file));
      for (const [asked, encoding] of [['gzip, deflate, br', 'br'], ['gzip, deflate', 'gzip'], ['', undefined]]) {
        const { status, headers, body } = await coming(site + file, asked);
        const what = `${file} for ${asked}`;
        assert.equal(status, 200, what);
        assert.equal(headers['content-encoding'], encoding, what);
        assert.equal(headers['content-type'].split(';')[0], type, what);
        assert.match(headers.vary ?? '', /accept-encoding/i, what);
        assert.equal(headers['cache-control'], file.startsWith('files/') ? 'public, max-age=31536000, immutable' : 'no-cache', what);
        assert.equal(headers['content-security-policy'], file.startsWith('files/') && name === 'nginx' || file === 'embed.html' ? undefined : "frame-ancestors 'self'", what);
        assert.ok((readers[encoding]?.(body) ?? body).equals(plain), what);
        // The body is the precompressed file, not a file compressed on the fly.
        if (encoding) assert.ok(body.equals(await readFile(path.join(folder, 'root/mitts', file + (encoding === 'br' ? '.br' : '.gz')))), what);
      }
    }
    for (const file of ['nothing', 'files/nothing.js', `${site_file('page.js')}x`, 'some/where/else.html']) {
      const answer = await ask(file);
      assert.equal(answer.status, 404, file);
      assert.doesNotMatch(answer.headers.get('Cache-Control') ?? '', /immutable|max-age=[1-9]/, file);
      assert.match(await answer.text(), /no page at this address/, file);
    }
  });
}
