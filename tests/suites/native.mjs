// The C++ unit tests as a native program under the address and undefined-behaviour sanitizers, and the guide for C++.
import { buildPreset, configurePreset } from '../../cpp/toolchain/cmake-build.mjs';
import { hasClangSanitizers } from '../../cpp/toolchain/debian-packages.mjs';
import { countGoogleTests, testProgram } from './google-test.mjs';
import { nativeGuide } from './native-guide.mjs';
import { added } from './report.mjs';

const PRESET = 'native-asan';

/** The unit tests, and a short run of each fuzz target. */
const PROGRAMS = [
  'sepax_tests',
  ...['casts', 'compounds', 'outline', 'segments', 'snapshots', 'space3', 'world'].map(
    (name) => `fuzz/${name}_fuzz_short`,
  ),
];

/** With sanitizers it takes less than half the time of g++, by which the guide's program has the core compiled. */
const CLANG = {
  compiler: 'clang',
  settings: ['-DCMAKE_CXX_COMPILER=clang++', '-DCMAKE_C_COMPILER=clang'],
};

export async function native() {
  await configurePreset(PRESET, hasClangSanitizers() ? CLANG : {});
  await buildPreset(PRESET);
  let counts = await nativeGuide();
  for (const program of PROGRAMS) {
    counts = added(counts, await countGoogleTests(testProgram(PRESET, [program]), []));
  }
  return counts;
}
