// Tests the guide's recipes (tools/site/guide/samples) in Debian's packages of MediaWiki and WordPress. Each program is
// installed in a temporary folder. Pages are written by users with and without special rights, and opened in a browser.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { look_at, sample_for, shows_the_position } from './recipe_reader.mjs';
import { child_of, folder_for, free_port, unpacked, wait_for_answer } from './servers.mjs';
import { open_house } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(() => house.close());

const sample = (name) => sample_for(house.address, name);
const look = (address, options) => look_at(house.browser, address, options);
const shows = async (address) => shows_the_position(await look(address, { find: 'iframe[src*="embed.html"]' }));

// Runs PHP with this input and returns its output.
const php = (words, { input = '', env = {} } = {}) => new Promise((resolve, reject) => {
  const child = execFile('php', words, { env: { ...process.env, ...env } },
    (error, stdout, stderr) => (error ? reject(new Error(stdout + stderr)) : resolve(stdout)));
  child.stdin.end(input);
});

// Starts PHP's built-in server for a folder.
async function serve_php(t, folder, port, env = {}) {
  const server = child_of(t, 'php', ['-S', `127.0.0.1:${port}`, '-t', folder], { cwd: folder, env: { ...process.env, ...env } });
  const asked = () => fetch(`http://127.0.0.1:${port}/index.php`, { redirect: 'manual' });
  await wait_for_answer(server, () => asked().then(({ status }) => status < 400, () => false));
}

test('MediaWiki renders a frame only for the <mitts> tag, not for pasted HTML', async (t) => {
  const [folder, port] = [await folder_for(t), await free_port()];
  const wiki = unpacked('usr/share/mediawiki');
  const maintain = (name, words, options) => php([`${wiki}/maintenance/${name}.php`, ...words], options);
  await maintain('install', ['--dbtype', 'sqlite', '--dbpath', folder, '--confpath', folder, '--server', `http://127.0.0.1:${port}`,
    '--scriptpath', '', '--pass', 'thirteen-times-seven', 'Rules', 'Editor']);
  const settings = path.join(folder, 'LocalSettings.php');
  await appendFile(settings, `\n${sample('mediawiki.php')}`);
  const env = { MW_CONFIG_FILE: settings };
  const write = (name, input) => maintain('edit', ['--user', 'Editor', name], { input, env });
  await write('Position', `== Words ==\n${sample('mediawiki.txt')}`);
  await write('Plain', sample('line.html'));
  await write('Foreign', '<mitts>"></iframe><script>foreign()</script><iframe src="https://other.example/</mitts>');
  await serve_php(t, wiki, port, env);
  const address = (name) => `http://127.0.0.1:${port}/index.php?title=${name}`;
  await shows(address('Position'));
  const plain = await look(address('Plain'), { find: null });
  assert.equal(await plain.page.locator('iframe').count(), 0);
  assert.match(await plain.page.textContent('#content'), /<iframe src=/);
  await plain.close();
  const foreign = await look(address('Foreign'), { find: null });
  const sources = await foreign.page.locator('iframe').evaluateAll((all) => all.map(({ src }) => src));
  assert.equal(sources.length, 1);
  assert.ok(sources[0].startsWith(`${house.address}embed.html?`), sources[0]);
  assert.equal(await foreign.page.locator('script', { hasText: 'foreign()' }).count(), 0);
  await foreign.close();
});

// Starts MariaDB without permission checks, because only the test can reach it.
async function start_mariadb(t, folder) {
  const socket = path.join(folder, 'socket');
  await mkdir(path.join(folder, 'data'));
  const server = child_of(t, '/usr/sbin/mariadbd', ['--no-defaults', '--skip-networking', '--skip-grant-tables', `--user=${userInfo().username}`,
    `--datadir=${path.join(folder, 'data')}`, `--socket=${socket}`, `--pid-file=${path.join(folder, 'pid')}`, '--innodb-buffer-pool-size=16M',
    '--innodb-log-file-size=4M', '--innodb-flush-log-at-trx-commit=0']);
  await wait_for_answer(server, () => new Promise((resolve) => {
    const line = connect(socket, () => { line.destroy(); resolve(true); });
    line.on('error', () => resolve(false));
  }));
  return socket;
}

// Creates a WordPress site with an administrator and an author, and publishes the given posts under their names. Prints
// the posts' IDs.
const write_posts = `<?php
  [ , $folder, $place, $socket ] = $argv;
  $_SERVER['HTTP_HOST'] = $place;
  ( new mysqli( 'localhost', 'root', '', '', 0, $socket ) )->query( 'CREATE DATABASE rules' );
  define( 'WP_INSTALLING', true );
  function wp_mail() { return true; }
  require "$folder/wp-load.php";
  require ABSPATH . 'wp-admin/includes/upgrade.php';
  wp_install( 'Rules', 'keeper', 'keeper@rules.example', true, '', 'thirteen-times-seven' );
  $people = [ 'administrator' => 1, 'author' => wp_insert_user( [ 'user_login' => 'writer', 'user_pass' => 'any', 'role' => 'author' ] ) ];
  $numbers = [];
  foreach ( json_decode( stream_get_contents( STDIN ) ) as $name => [ $who, $text ] ) {
    wp_set_current_user( $people[ $who ] );
    $numbers[ $name ] = wp_insert_post( [ 'post_title' => $name, 'post_status' => 'publish', 'post_content' => wp_slash( $text ) ] );
  }
  echo json_encode( $numbers );`;

// Allows requests to the local machine and to unusual ports, which WordPress refuses by default.
const allow_this_machine = `<?php
  add_filter( 'http_request_host_is_external', '__return_true' );
  add_filter( 'http_allowed_safe_ports', static fn () => [ PORT ] );`;

test('WordPress accepts the embed code from administrators, and the shortcode and an oEmbed URL from authors', async (t) => {
  const folder = await folder_for(t);
  const [port, socket] = await Promise.all([free_port(), start_mariadb(t, folder), cp(unpacked('usr/share/wordpress'), path.join(folder, 'site'),
    // Skips symbolic links to other packages.
    { recursive: true, filter: (name) => !/\/(\.htaccess|crop|ID3|underscore[.\w]*js)$/.test(name) })]);
  const site = path.join(folder, 'site');
  await writeFile(path.join(site, 'wp-config.php'), `<?php
    define( 'DB_NAME', 'rules' ); define( 'DB_USER', 'root' ); define( 'DB_PASSWORD', '' ); define( 'DB_HOST', 'localhost:${socket}' );
    define( 'DISABLE_WP_CRON', true ); define( 'WP_HTTP_BLOCK_EXTERNAL', true );
    $table_prefix = 'wp_';
    define( 'ABSPATH', __DIR__ . '/' );
    require_once ABSPATH . 'wp-settings.php';\n`);
  const plugins = path.join(site, 'wp-content/mu-plugins');
  await mkdir(plugins);
  await writeFile(path.join(plugins, 'mitts.php'), `<?php\n${sample('wordpress.php')}${sample('oembed.php')}`);
  await writeFile(path.join(plugins, 'this-machine.php'), allow_this_machine.replace('PORT', new URL(house.address).port));
  const script = path.join(folder, 'posts.php');
  await writeFile(script, write_posts);

  const html = `<!-- wp:html -->\n${sample('line.html')}<!-- /wp:html -->`;
  const [, line] = /embed\.html(\?[^"]*)/.exec(sample('line.html').replaceAll('&amp;', '&'));
  const address = `${house.address}embed.html${line}`;
  const block = JSON.stringify({ url: address, type: 'rich', providerNameSlug: '' }).replaceAll('&', '\\u0026');
  const shortcode = sample('wordpress.txt');
  const in_html = (text) => text.trim().replaceAll('&', '&amp;');
  const posts = JSON.parse(await php([script, site, `127.0.0.1:${port}`, socket], { input: JSON.stringify({
    line: ['administrator', html],
    line_of_an_author: ['author', html],
    shortcode: ['author', `<!-- wp:shortcode -->\n${shortcode}<!-- /wp:shortcode -->`],
    shortcode_among_words: ['author', `<!-- wp:paragraph -->\n<p>So: ${in_html(shortcode)}</p>\n<!-- /wp:paragraph -->`],
    address: ['author', `<!-- wp:embed ${block} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n` +
      `${in_html(address)}\n</div></figure>\n<!-- /wp:embed -->`],
  }) }));
  await serve_php(t, site, port);
  const of = (name) => `http://127.0.0.1:${port}/?p=${posts[name]}`;
  for (const name of ['line', 'shortcode', 'shortcode_among_words', 'address']) await shows(of(name));
  const { page, close } = await look(of('line_of_an_author'), { find: null });
  assert.match(await page.textContent('h1'), /line_of_an_author/);
  assert.equal(await page.locator('iframe').count(), 0);
  await close();
});
