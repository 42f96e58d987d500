// Gets a fresh checkout ready: `node cpp/toolchain/setup.mjs [start|test|wasm]`. Every step looks
// first whether there is anything to do, so a second run is over in about a second.
//   start  what the page needs: npm packages, build tools, Emscripten, the WebAssembly module
//   wasm   the same, and prints the module's sizes
//   test   what the tests need on top: a native compiler, GoogleTest, clang-tidy, doxygen, Chromium,
//          Firefox, WebKitGTK's driver
import { installDebianPackages } from './debian-packages.mjs';
import { findEmscripten } from './emscripten.mjs';
import { checkNodeVersion, installNodeModules } from './node-modules.mjs';
import { printSizes } from './print-sizes.mjs';
import { exitPlainly, SetupProblem } from './run.mjs';
import { buildWasm } from './wasm-build.mjs';

const MODES = ['start', 'test', 'wasm'];

/** Waits for all of them, so that one message can tell everything that went wrong. */
async function all(promises) {
  const results = await Promise.allSettled(promises);
  const problems = results
    .filter(({ status }) => status === 'rejected')
    .map(({ reason }) => reason);
  const bug = problems.find((problem) => !(problem instanceof SetupProblem));
  if (bug) throw bug;
  if (problems.length > 0) {
    throw new SetupProblem(problems.map(({ message }) => message).join('\n\n'));
  }
  return results.map(({ value }) => value);
}

async function setUp(mode) {
  if (!MODES.includes(mode)) {
    throw new SetupProblem(`usage: node cpp/toolchain/setup.mjs [${MODES.join('|')}]`);
  }
  checkNodeVersion();
  // Three independent downloads: together they take as long as the slowest.
  const [emscripten] = await all([
    findEmscripten(),
    installNodeModules(),
    installDebianPackages(mode === 'test' ? 'test' : 'build'),
  ]);
  const isNew = await buildWasm(emscripten);
  if (isNew || mode === 'wasm') await printSizes();
}

exitPlainly(setUp(process.argv[2] ?? 'start'));
