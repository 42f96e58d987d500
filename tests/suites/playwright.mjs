// The page and the package in a real browser.
import { findChromium } from '../../cpp/toolchain/debian-packages.mjs';
import { npmProgram } from './checks.mjs';
import { runShown } from './output.mjs';
import { freshReport, readReport, withExitCode } from './report.mjs';
import { buildSite } from './site.mjs';

export async function playwright() {
  await buildSite();
  const report = freshReport('playwright.json');
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    SEPAX_CHROMIUM: findChromium() ?? '',
    SEPAX_SITE_IS_BUILT: '1',
  };
  const code = await runShown(npmProgram('playwright'), ['test', '--reporter=list,json'], env);
  const stats = readReport(report)?.stats;
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  return withExitCode({ passed, failed: stats?.unexpected ?? 0 }, code);
}
