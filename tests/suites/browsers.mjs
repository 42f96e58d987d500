// The pages and the package in the engines of other browsers: Firefox, and WebKit as GNOME has it.
import { findFirefox, missingBrowsers } from '../../cpp/toolchain/debian-packages.mjs';
import { SetupProblem } from '../../cpp/toolchain/run.mjs';
import { buildSite } from './site.mjs';
import { countVitest } from './vitest.mjs';

export async function browsers() {
  const missing = missingBrowsers();
  if (missing.length > 0) throw new SetupProblem(`not installed: ${missing.join(', ')}`);
  await buildSite();
  const env = { SEPAX_FIREFOX: findFirefox() };
  return countVitest('browsers', ['--config', 'tests/browsers/vitest.config.ts'], env);
}
