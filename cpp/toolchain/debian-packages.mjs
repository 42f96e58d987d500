// The tools that neither npm nor the private Emscripten brings. On Debian and its relatives the
// missing ones are installed in one go; elsewhere one message names them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture, findOnPath, run, SetupProblem, say } from './run.mjs';

/** Where Debian's `googletest` puts the sources that the tests are built from. */
const GTEST_SOURCE = process.env.SEPAX_GTEST_SOURCE || '/usr/src/googletest';

/**
 * Programs that can serve as the browser of the end-to-end tests. Chromium without windows takes some 60 % of the
 * processor's time of the one that has them and hides them.
 */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable'];
const FIREFOXES = ['firefox-esr', 'firefox'];

/** What is needed, how to tell that it is there, and the Debian package that has it. */
const BUILD_TOOLS = [
  { name: 'CMake 3.25 or newer', package: 'cmake', isThere: hasCMake },
  { name: 'Ninja', package: 'ninja-build', isThere: () => findOnPath('ninja') },
];
const TEST_TOOLS = [
  { name: 'a C++ compiler', package: 'g++', isThere: () => findOnPath('c++') && findOnPath('cc') },
  {
    name: `the GoogleTest sources (in ${GTEST_SOURCE}, or say where with SEPAX_GTEST_SOURCE)`,
    package: 'googletest',
    isThere: () => existsSync(join(GTEST_SOURCE, 'CMakeLists.txt')),
  },
  { name: 'clang-tidy', package: 'clang-tidy', isThere: () => findOnPath('clang-tidy') },
  { name: 'doxygen', package: 'doxygen', isThere: () => findOnPath('doxygen') },
  {
    name: 'Chromium (or its path in SEPAX_CHROMIUM)',
    package: 'chromium-headless-shell',
    isThere: findChromium,
  },
];
/** What sanitized tests are built with in half the time; systems that do not have it take their own compiler. */
const FAST_COMPILER = [
  { name: 'clang', package: 'clang', isThere: () => findOnPath('clang++') && findOnPath('clang') },
  { name: "clang's sanitizers", package: 'libclang-rt-dev', isThere: hasClangSanitizers },
];
/** What only the suite `browsers` needs: systems that cannot have it can do all the rest. */
const OTHER_BROWSERS = [
  {
    name: 'Firefox (or its path in SEPAX_FIREFOX)',
    package: 'firefox-esr',
    isThere: findFirefox,
  },
  {
    name: "WebKitGTK's driver",
    package: 'webkit2gtk-driver',
    isThere: () => findOnPath('WebKitWebDriver'),
  },
  { name: 'Xvfb', package: 'xvfb', isThere: () => findOnPath('Xvfb') },
];
/** Chromium runs without, but then draws boxes for letters. Other systems come with fonts. */
const FONTS = {
  name: 'fonts',
  package: 'fonts-dejavu-core',
  isThere: () => existsSync('/usr/share/fonts/truetype'),
};

/** The browser for the end-to-end tests, or undefined. */
export function findChromium() {
  return process.env.SEPAX_CHROMIUM || BROWSERS.map((name) => findOnPath(name)).find(Boolean);
}

/** Firefox for the suite `browsers`, or undefined. */
export function findFirefox() {
  return process.env.SEPAX_FIREFOX || FIREFOXES.map((name) => findOnPath(name)).find(Boolean);
}

/** Whether clang is there, with the address and undefined-behaviour sanitizers for this system. */
export function hasClangSanitizers() {
  const folder = capture('clang++', ['-print-resource-dir'])?.trim();
  return folder !== undefined && existsSync(join(folder, 'lib', process.platform));
}

/** The names of what the suite `browsers` needs and is not there. */
export function missingBrowsers() {
  return OTHER_BROWSERS.filter(({ isThere }) => !isThere()).map(({ name }) => name);
}

/** Makes sure that the tools for building ('build') or building and testing ('test') are there. */
export async function installDebianPackages(purpose) {
  const onDebian = findOnPath('apt-get') !== undefined;
  const tools = purpose === 'test' ? [...BUILD_TOOLS, ...TEST_TOOLS] : BUILD_TOOLS;
  const wanted =
    onDebian && purpose === 'test' ? [...tools, ...FAST_COMPILER, ...OTHER_BROWSERS, FONTS] : tools;
  const missing = wanted.filter(({ isThere }) => !isThere());
  if (!onDebian && purpose === 'test') warnOfSuite(missingBrowsers());
  if (missing.length === 0) return;
  if (!onDebian) throw new SetupProblem(adviceElsewhere(missing));
  const prefix = rootPrefix();
  if (!prefix) throw new SetupProblem(adviceOnDebian(missing));
  await aptInstall(prefix, missing);
  const stillMissing = missing.filter(({ isThere }) => !isThere());
  if (stillMissing.length > 0) throw new SetupProblem(adviceElsewhere(stillMissing));
}

function hasCMake() {
  const [, major, minor] = /version (\d+)\.(\d+)/.exec(capture('cmake', ['--version']) ?? '') ?? [];
  return Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 25);
}

/** The words that run a command as root without asking, or undefined. */
function rootPrefix() {
  if (process.getuid?.() === 0) return ['env'];
  return capture('sudo', ['-n', 'true']) === undefined ? undefined : ['sudo', '-n', 'env'];
}

async function aptInstall([command, ...words], missing) {
  const packages = missing.map((tool) => tool.package);
  say(`installing Debian packages: ${packages.join(' ')}…`);
  const aptGet = (...args) =>
    run(command, [...words, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args]);
  // A broken third-party source makes the update fail; the packages may be had all the same.
  const update = await aptGet('update');
  const install = await aptGet('install', '-y', '--no-install-recommends', ...packages);
  if (install.code === 0) return;
  const output = `${update.code === 0 ? '' : update.output}${install.output}`;
  throw new SetupProblem(`${adviceOnDebian(missing)}\n\napt-get said:\n${output.trim()}`);
}

function adviceOnDebian(missing) {
  const packages = missing.map((tool) => tool.package).join(' ');
  return `some Debian packages are missing. Please run:
  sudo apt-get update && sudo apt-get install --no-install-recommends ${packages}`;
}

function warnOfSuite(missing) {
  if (missing.length > 0) say(`the suite "browsers" will fail without ${missing.join(', ')}`);
}

function adviceElsewhere(missing) {
  return `these tools are missing:
${missing.map(({ name }) => `  - ${name}`).join('\n')}
Please install them with your system's package manager (brew, dnf, pacman, …) and run this again.`;
}
