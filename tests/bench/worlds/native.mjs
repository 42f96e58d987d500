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

/** What the other contestants' figures are in, and how many of it are a millisecond. */
const UNITS = { pairs: ['ns', 1e6], frames: ['ms', 1], rays: ['µs', 1e3], build: ['ms', 1] };

function rowOf(line, scenes) {
  const [figure, ...samples] = line.split('\t');
  const { kind } = scenes.find(({ name }) => figure === name || figure.startsWith(`${name}, `));
  const [unit, factor] = UNITS[kind];
  const times = samples.map((sample) => factor * Number(sample));
  return { contestant: NATIVE, part: true, figure, unit, ...summarize(times), run: 'native' };
}

export async function measureNative(scenes, quick) {
  await configurePreset(PRESET);
  await buildPreset(PRESET);
  writeSceneFile(
    SCENES,
    scenes.filter((scene) => !scene.oursOnly),
  );
  const { status, stdout } = spawnSync(PROGRAM, [SCENES, quick ? 'quick' : 'full'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`the native program ended with ${status}`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => rowOf(line, scenes));
}
