// The guide for C++, docs/cpp.md, followed to the letter in a folder outside of the checkout: its program is built with
// add_subdirectory, and with find_package once the library is installed.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from '../../cpp/toolchain/run.mjs';
import { faultOf } from './faults.mjs';
import { print } from './output.mjs';

/**
 * In three files, and with nothing for debuggers, the library is compiled in a third of the time that it takes in
 * files of eight; what is tried here is not how fast it is.
 */
const QUICK = ['-G', 'Ninja', '-DCMAKE_UNITY_BUILD=ON', '-DCMAKE_UNITY_BUILD_BATCH_SIZE=64'];

/** The same program as a plugin: what is linked into one has to be position-independent. */
const PLUGIN =
  'add_library(plugin MODULE main.cpp)\ntarget_link_libraries(plugin PRIVATE sepax::sepax)\n';

/** The blocks of the guide in a language. */
function blocksOf(guide, language) {
  return [...guide.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(
    ([, code]) => code,
  );
}

async function must(command, args) {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

/** Builds the program in a folder of its own, and returns what it prints. */
async function outputOf(folder, { cmake, program, options = [] }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'CMakeLists.txt'), cmake);
  writeFileSync(join(folder, 'main.cpp'), program);
  const build = join(folder, 'build');
  await must('cmake', ['-S', folder, '-B', build, ...QUICK, ...options]);
  await must('cmake', ['--build', build]);
  return must(join(build, 'arena'), []);
}

async function installInto(folder) {
  const build = join(folder, 'sepax-build');
  await must('cmake', ['-S', ROOT, '-B', build, ...QUICK]);
  await must('cmake', ['--build', build]);
  await must('cmake', ['--install', build, '--prefix', join(folder, 'prefix')]);
}

/** How many of the two ways worked. */
export async function nativeGuide() {
  const guide = readFileSync(join(ROOT, 'docs/cpp.md'), 'utf8');
  const [program] = blocksOf(guide, 'cpp');
  const [wanted] = blocksOf(guide, 'text');
  const [asFolder, asPackage] = blocksOf(guide, 'cmake');
  const folder = mkdtempSync(join(tmpdir(), 'sepax-native-'));
  const ways = {
    add_subdirectory: async () => {
      const place = join(folder, 'subdirectory');
      mkdirSync(place);
      symlinkSync(ROOT, join(place, 'sepax'));
      return outputOf(place, { cmake: asFolder, program });
    },
    find_package: async () => {
      await installInto(folder);
      const options = [`-DCMAKE_PREFIX_PATH=${join(folder, 'prefix')}`];
      return outputOf(join(folder, 'package'), { cmake: asPackage + PLUGIN, program, options });
    },
  };
  const counts = { passed: 0, failed: 0, faults: [] };
  for (const [name, follow] of Object.entries(ways)) {
    const printed = await follow().catch((error) => String(error.message));
    counts[printed === wanted ? 'passed' : 'failed']++;
    if (printed === wanted) continue;
    print(`docs/cpp.md by ${name} printed\n${printed}`);
    counts.faults.push(faultOf(`docs/cpp.md by ${name}`, printed));
  }
  rmSync(folder, { recursive: true, force: true });
  return counts;
}
