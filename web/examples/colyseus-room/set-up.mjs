// Gets this folder ready: builds sepax and installs the packages, as far as that has not been done.
import { execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

function run(command, cwd) {
  execSync(command, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Whether npm has installed what package-lock.json says now. */
function isInstalled() {
  const installed = `${HERE}node_modules/.package-lock.json`;
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(`${HERE}package-lock.json`).mtimeMs
  );
}

if (!existsSync(`${ROOT}dist/index.js`)) {
  run('npm run wasm', ROOT);
  run('npm run build', ROOT);
}
if (!isInstalled()) run('npm ci --no-audit --no-fund --loglevel=error', HERE);
