// The page's modules under Node.js: bundled with what they import, and loaded as they are.

import * as esbuild from 'esbuild';
import { fileURLToPath } from 'node:url';
import { facts_plugin } from '../../tools/site/facts.mjs';

/// What the module `name` of web/ exports.
export async function web_module(name) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [fileURLToPath(new URL(`../../web/${name}`, import.meta.url))], bundle: true, write: false, format: 'esm',
    logLevel: 'silent', plugins: [facts_plugin],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
