// Configures and builds one CMake preset, doing nothing that was done before.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runQuietly } from './run.mjs';

/**
 * Configures build/<preset> if that was not done yet. `compiler` tells compilers apart: what another
 * one built is thrown away, since Ninja would not notice.
 */
export async function configurePreset(preset, { env = {}, compiler = '', settings = [] } = {}) {
  const folder = join(ROOT, 'build', preset);
  const stampFile = join(folder, 'sepax-configured');
  const stamp = [compiler, folder, hashOf('CMakePresets.json')].join('\n');
  const current = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
  if (current === stamp) return;
  if (current !== undefined && current.split('\n')[0] !== compiler) {
    rmSync(folder, { recursive: true, force: true });
  }
  const args = ['--fresh', '--preset', preset, ...settings, ...gtestSource()];
  await runQuietly('cmake', args, { env: withEnv(env) });
  writeFileSync(stampFile, stamp);
}

/** Builds `targets` (all if none) of a configured preset. */
export async function buildPreset(preset, { env = {}, targets = [] } = {}) {
  const only = targets.length > 0 ? ['--target', ...targets] : [];
  await runQuietly('cmake', ['--build', '--preset', preset, ...only], { env: withEnv(env) });
}

function withEnv(env) {
  return { ...process.env, ...env };
}

function hashOf(file) {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, file)))
    .digest('hex');
}

function gtestSource() {
  const folder = process.env.SEPAX_GTEST_SOURCE;
  return folder ? [`-DSEPAX_GTEST_SOURCE=${folder}`] : [];
}
