// Pages under Lighthouse, which is installed when it is first wanted: its package is larger than all others together.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { whole_chromium } from '../../tests/browser/table.mjs';
import { median } from './numbers.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/// Brings the packages in package.json of this folder, where they are not there yet. Throws when npm could not.
export async function install_lighthouse() {
  if (existsSync(`${folder}/node_modules/lighthouse`)) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('npm could not install Lighthouse (tools/bench_page/package.json)');
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const measures_of = ({ audits }) => ({
  'first paint': audits['first-contentful-paint'].numericValue,
  'largest paint': audits['largest-contentful-paint'].numericValue,
  'speed index': audits['speed-index'].numericValue,
  'layout shift': audits['cumulative-layout-shift'].numericValue,
  blocking: audits['total-blocking-time'].numericValue,
});

/// A browser that Lighthouse looks at pages with. `look(address, times)` gives the medians of so many looks with Lighthouse's mobile preset:
/// scores of 100 by category, measures in ms, and the audits that kept a category from 100; `close()` ends the browser.
export async function open_lighthouse() {
  const [{ default: lighthouse }, { launch }] = await Promise.all([import('lighthouse'), import('chrome-launcher')]);
  const chrome = await launch({
    chromePath: whole_chromium, logLevel: 'silent',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-background-networking', '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader', '--disable-gpu-compositing'],
  });
  return {
    async look(address, times) {
      const results = [];
      for (let time = 0; time < times; time++) {
        const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'silent', onlyCategories: categories });
        if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
        results.push(lhr);
      }
      const medians = (of) => Object.fromEntries(Object.keys(of(results[0])).map((name) => [name, median(results.map((lhr) => of(lhr)[name]))]));
      return {
        scores: medians((lhr) => Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)]))),
        measures: medians(measures_of),
        faults: categories.slice(1).flatMap((name) => results[0].categories[name].auditRefs
          .filter(({ id, weight }) => weight > 0 && results[0].audits[id].score !== null && results[0].audits[id].score < 1).map(({ id }) => id)),
      };
    },
    close: () => chrome.kill(),
  };
}
