// Runs Lighthouse on pages. Lighthouse is installed on first use, because its package is very large.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium_options, whole_chromium } from '../../tests/browser/table.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/// Installs the packages in this folder's package.json if they are missing. Throws if npm fails.
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

/// Opens a browser for Lighthouse. `look(address)` resolves to { figures, faults }. `figures` lists the mobile preset's
/// category scores, up to 100, and its times in ms (undefined if unavailable). `faults` lists the audits that lowered a
/// score. `close()` closes the browser.
export async function open_lighthouse() {
  const [{ default: lighthouse }, { launch }] = await Promise.all([import('lighthouse'), import('chrome-launcher')]);
  const chrome = await launch({ chromePath: whole_chromium, logLevel: 'silent', chromeFlags: ['--headless=new', ...chromium_options] });
  return {
    async look(address) {
      const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'silent', onlyCategories: categories });
      if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
      const scores = Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)]));
      return {
        figures: { ...scores, ...measures_of(lhr) },
        faults: categories.slice(1).flatMap((name) => lhr.categories[name].auditRefs
          .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1).map(({ id }) => id)),
      };
    },
    close: () => chrome.kill(),
  };
}
