// ESLint's rules find mistakes; they do not check style. The pages' globals come from tools/types, so each global
// is declared only once.

import js from '@eslint/js';
import globals from 'globals';
import { readFileSync } from 'node:fs';

function declared(name) {
  const text = readFileSync(new URL(`tools/types/${name}.d.ts`, import.meta.url), 'utf8');
  const found = [...text.matchAll(/^ *(?:declare )?(var|const) (\w+)/gm)];
  return Object.fromEntries(found.map(([, kind, global]) => [global, kind === 'var' ? 'writable' : 'readonly']));
}

export default [
  { ignores: ['build/', 'cmake/', '**/node_modules/'] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2023, sourceType: 'module', globals: { ...globals.browser, ...declared('page') } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-misleading-character-class': ['error', { allowEscape: true }],
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  { files: ['web/*-worker.js'], languageOptions: { globals: globals.worker } },
  { files: ['*.mjs', 'tools/**', 'tests/**'], languageOptions: { globals: { ...globals.node, ...declared('tests') } } },
  { files: ['tools/site/guide/samples/**'], rules: { 'no-unused-vars': 'off' } }, // samples may define unused variables
];
