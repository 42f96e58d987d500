// Runs before an example does: builds sepax if nobody has, and packs it into the example's node_modules.
import { execSync } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const EXAMPLE = process.cwd();
/** npm writes it with every installation; files out of a tarball are as old as npm says, which is 1985. */
const INSTALLED = join(EXAMPLE, 'node_modules/.package-lock.json');
const BUILT = join(ROOT, 'dist/index.js');

const run = (command, cwd) => execSync(command, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
const timeOf = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

// A copy of the example elsewhere has sepax from where it got it.
if (existsSync(join(ROOT, 'tsdown.config.ts'))) {
  if (!existsSync(BUILT)) {
    run('npm install --no-audit --no-fund --loglevel=error', ROOT);
    run('npm run wasm', ROOT);
    run('npm run build', ROOT);
  }
  if (timeOf(INSTALLED) < timeOf(BUILT)) {
    // npm takes what has the same version for the same.
    rmSync(join(EXAMPLE, 'node_modules/sepax'), { recursive: true, force: true });
    run('npm install --no-audit --no-fund --loglevel=error', EXAMPLE);
  }
}
