// Builds the site's scripts. Bundles every entry script with its imports, and replaces `address_of('NAME')` and
// `size_of('NAME')` (web/files.js) with the URL and the size of the built file.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { facts_plugin } from './facts.mjs';
import { hashed_folder, keeps_its_name } from './shelf.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
// `absWorkingDir` is always the root, because esbuild's hashes depend on file names relative to it.
const settings = {
  absWorkingDir: root, bundle: true, minify: true, write: false, charset: 'utf8', legalComments: 'none', target: 'es2022', logLevel: 'silent',
};

// URLs are relative to the page in the site's root or, in a Worker, to the Worker's script in the hashed folder.
function addresses(shelf, base) {
  return {
    name: 'addresses',
    setup(build) {
      build.onLoad({ filter: /\/web\/.*\.js$/ }, async ({ path: file }) => {
        const where = path.relative(root, file);
        if (where.endsWith('web/files.js')) return null; // this file defines address_of() and size_of()
        const source = await readFile(file, 'utf8');
        const contents = source.replace(/\baddress_of\('([^']+)'\)/g, (_, name) => {
          const address = shelf.look_up(name, where);
          return `'${address.startsWith(base) ? address.slice(base.length) : address}'`;
        }).replace(/\bsize_of\('([^']+)'\)/g, (_, name) => String(shelf.bytes_of(name)?.length));
        // Removes the import of files.js if it is no longer used, to save a request.
        const rest = contents.replace(/^import \{[^}]*\} from '[./]+\/files\.js';$/m, '');
        return { contents: /\b(?:address|size)_of\(/.test(rest) ? contents : rest, loader: 'js' };
      });
    },
  };
}

// Runs esbuild. Throws the first error with its file and line.
async function run(options) {
  try {
    return await esbuild.build({ ...settings, ...options, plugins: [facts_plugin, ...options.plugins] });
  } catch (error) {
    const first = error.errors?.[0];
    throw first ? new Error(`${first.location?.file ?? ''}:${first.location?.line ?? 0}: ${first.text}`) : error;
  }
}

/// Appends a line to a script. Once the script has run, the line registers its source name (web/begin.js).
export const saying_it_ran = (name, bytes) => `${Buffer.from(bytes).toString().trimEnd()}\n(globalThis.mitts_here??=[]).push("${name}");\n`;

/// Adds a page's module. Dynamic imports become separate files.
export async function add_module(shelf, web, name) {
  const { outputFiles, metafile } = await run({
    entryPoints: [path.join(web, name)], format: 'esm', splitting: true, metafile: true, outdir: web,
    entryNames: `${hashed_folder}[name].[hash]`, chunkNames: `${hashed_folder}part.[hash]`,
    plugins: [addresses(shelf, '')],
  });
  const outputs = new Map(Object.entries(metafile.outputs).map(([file, facts]) => [path.resolve(root, file), facts]));
  for (const file of outputFiles) {
    const site_name = path.relative(web, file.path).split(path.sep).join('/');
    const begins = outputs.get(file.path)?.entryPoint;
    const is_entry = begins !== undefined && path.resolve(root, begins) === path.join(web, name);
    shelf.put(site_name, is_entry ? saying_it_ran(name, file.contents) : file.contents, is_entry ? name : site_name);
  }
}

/// Bundles a standalone script: a Worker, the service worker, or a script for other sites. `facts` defines constants.
export async function bundle_alone(shelf, web, name, { base = '', facts = {} } = {}) {
  const { outputFiles } = await run({
    entryPoints: [path.join(web, name)], format: 'iife', outdir: web, plugins: [addresses(shelf, base)],
    define: Object.fromEntries(Object.entries(facts).map(([word, value]) => [word, JSON.stringify(value)])),
  });
  return keeps_its_name(name) ? outputFiles[0].contents : saying_it_ran(name, outputFiles[0].contents);
}

/// Returns a complete script or style sheet in minified form.
export async function made_small(text, loader) {
  const { code } = await esbuild.transform(text, { loader, minify: true, charset: 'utf8', legalComments: 'none', target: 'es2022' });
  return code;
}

/// Bundles a module of web/ for Node.js, and resolves to its exports.
export async function load_module(name) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [fileURLToPath(new URL(`../../web/${name}`, import.meta.url))], bundle: true, write: false, format: 'esm',
    logLevel: 'silent', plugins: [facts_plugin],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
