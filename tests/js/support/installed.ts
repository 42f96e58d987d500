/**
 * Vitest's global set-up for the tests of the package: builds the library unless that was done, packs it,
 * and installs the tarball without a network, once for all of them.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { type Packed, ROOT } from './consumer.js';

const execute = promisify(execFile);

export async function setup(project: TestProject): Promise<() => void> {
  if (!existsSync(join(ROOT, 'dist/index.js'))) {
    await execute('npm', ['run', '--silent', 'build'], { cwd: ROOT });
  }
  const folder = mkdtempSync(join(tmpdir(), 'sepax-installed-'));
  const { stdout } = await execute(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    { cwd: ROOT },
  );
  const [packed] = JSON.parse(stdout) as [Packed];
  const description = { name: 'consumer', private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await execute('npm', [...install, `./${packed.filename}`], { cwd: folder });
  project.provide('installed', { folder, packed });
  return () => rmSync(folder, { recursive: true, force: true });
}
