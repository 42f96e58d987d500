// Node itself and the npm packages: the right version, and what package-lock.json says.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runQuietly, SetupProblem, say } from './run.mjs';

/** Throws unless this Node fits package.json's "engines". */
export function checkNodeVersion(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  if (engines.node.split('||').some((range) => fits(version, range.trim()))) return;
  throw new SetupProblem(
    `Node ${engines.node} is needed; this is ${version} (${process.execPath})`,
  );
}

/** The two kinds of range that "engines" uses: ^1.2.3 and >=1.2.3. */
function fits(version, range) {
  const [, operator, ...least] = /^(\^|>=)(\d+)\.(\d+)\.(\d+)$/.exec(range) ?? [];
  if (!operator) throw new Error(`cannot read the version range "${range}" in package.json`);
  const actual = version.split('.').map(Number);
  const wanted = least.map(Number);
  if (operator === '^' && actual[0] !== wanted[0]) return false;
  const difference = actual.map((part, i) => part - wanted[i]).find((delta) => delta !== 0) ?? 0;
  return difference >= 0;
}

/** Runs `npm ci` unless node_modules is what the lock file says already. */
export async function installNodeModules() {
  if (isUpToDate()) return;
  say('installing the npm packages…');
  await runQuietly('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** npm writes its list of what is installed last, after package-lock.json where it changes that. */
function isUpToDate() {
  const [locked, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) =>
    statSync(join(ROOT, name), { throwIfNoEntry: false }),
  );
  return locked !== undefined && installed !== undefined && installed.mtimeMs >= locked.mtimeMs;
}
