// The C++ unit tests as a native program under the address and undefined-behaviour sanitizers.
import { buildPreset, configurePreset } from '../../cpp/toolchain/cmake-build.mjs';
import { countGoogleTests, testProgram } from './google-test.mjs';

const PRESET = 'native-asan';

/** The unit tests, and a short run of each fuzz target. */
const PROGRAMS = [
  'sepax_tests',
  ...['casts', 'compounds', 'outline', 'segments', 'snapshots', 'space3', 'world'].map(
    (name) => `fuzz/${name}_fuzz_short`,
  ),
];

export async function native() {
  await configurePreset(PRESET);
  await buildPreset(PRESET);
  const counts = { passed: 0, failed: 0 };
  for (const program of PROGRAMS) {
    const { passed, failed } = await countGoogleTests(testProgram(PRESET, [program]), []);
    counts.passed += passed;
    counts.failed += failed;
  }
  return counts;
}
