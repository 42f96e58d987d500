// The native build of our own core on the same scenes, as the limit.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildPreset, configurePreset } from '../../../cpp/toolchain/cmake-build.mjs';
import { writeSceneFile } from './scene-file.mjs';
import { summarize } from './statistics.mjs';
import { NATIVE } from './verdict.mjs';

const PRESET = 'native-bench';
const ROOT = new URL('../../../', import.meta.url);
const PROGRAM = fileURLToPath(new URL(`build/${PRESET}/tests/bench/sepax_native_scenes`, ROOT));
const SCENES = fileURLToPath(new URL('build/bench/scenes.bin', ROOT));

/** Nanoseconds in the milliseconds that the program prints. */
const NANOSECONDS = 1e6;

function rowOf(line) {
  const [figure, ...samples] = line.split('\t');
  const times = samples.map((sample) => NANOSECONDS * Number(sample));
  return { contestant: NATIVE, part: true, figure, unit: 'ns', ...summarize(times), run: 'native' };
}

/** The rows of those of the scenes that the program knows. */
export async function measureNative(scenes, quick) {
  const known = scenes.filter(({ kind }) => kind === 'pairs');
  if (known.length === 0) return [];
  await configurePreset(PRESET);
  await buildPreset(PRESET);
  writeSceneFile(SCENES, known);
  const { status, stdout } = spawnSync(PROGRAM, [SCENES, quick ? 'quick' : 'full'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`the native program ended with ${status}`);
  return stdout.trim().split('\n').map(rowOf);
}
