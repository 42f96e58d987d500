// The page and the package in a real browser.
import { findChromium } from '../../cpp/toolchain/debian-packages.mjs';
import { npmProgram } from './checks.mjs';
import { faultsOfPlaywright, flakyOfPlaywright } from './faults.mjs';
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
  const result = readReport(report);
  const stats = result?.stats;
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  const faults = faultsOfPlaywright(result);
  const counts = withExitCode({ passed, failed: stats?.unexpected ?? 0, faults }, code);
  return { ...counts, flaky: flakyOfPlaywright(result) };
}
