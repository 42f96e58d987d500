// Downloads Debian packages of another Debian release into a folder, without root and without
// touching this machine's own package state: apt-get gets private state and cache folders and
// fetches from the mirror that this machine already uses, checked with Debian's own archive key.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, findOnPath, run, runQuietly, say } from './run.mjs';

const KEYRINGS = ['gpg', 'pgp'].map((ext) => `/usr/share/keyrings/debian-archive-keyring.${ext}`);

/** The address of this machine's Debian mirror, or undefined where apt knows none. */
function debianMirror() {
  const labelled = packageSources([]).find(([, label]) => label === 'Debian');
  // The label comes with the package lists, which a fresh container does not have yet. Then the
  // path tells Debian's archive apart from its security archive and from third parties.
  const fromPath = () =>
    packageSources(['--no-release-info']).find(([uri]) => /\/debian(\.list)?\/?$/.test(uri));
  return (labelled ?? fromPath())?.[0];
}

/** [address, label] of every package list that apt is configured for. */
function packageSources(options) {
  const format = ['--format', '$(REPO_URI)|$(LABEL)'];
  return (capture('apt-get', ['indextargets', ...options, ...format, 'Created-By: Packages']) ?? '')
    .split('\n')
    .map((line) => line.split('|'))
    .filter(([uri]) => uri && !uri.startsWith('cdrom:'));
}

/** {mirror, keyring} when this machine can download Debian packages, else undefined. */
export function findDebianArchive() {
  if (!findOnPath('apt-get') || !findOnPath('dpkg')) return undefined;
  const mirror = debianMirror();
  const keyring = KEYRINGS.find((file) => existsSync(file));
  return mirror && keyring ? { mirror, keyring } : undefined;
}

/**
 * Asks what `packages` need in the first of `suites` where they can be installed. Packages whose
 * name matches one of `notNeeded` are taken as installed, and so is what only they pull in.
 * Returns {suite, bytes, download()} where download() resolves to the paths of the .deb files.
 */
export async function planDownload({ archive, suites, packages, notNeeded, folder }) {
  const failures = [];
  for (const suite of suites) {
    const aptGet = privateApt(archive, suite, join(folder, suite));
    try {
      await aptGet.run(['update']);
      const wanted = await aptGet.resolve(packages);
      aptGet.pretendInstalled(wanted.map(({ name }) => name).filter(matches(notNeeded)));
      const needed = await aptGet.resolve(packages);
      return {
        suite,
        bytes: needed.reduce((sum, { size }) => sum + size, 0),
        download: () => aptGet.download(packages),
      };
    } catch (error) {
      const failure = `Debian ${suite}: ${aptErrors(error.message)}`;
      if (suite !== suites.at(-1)) say(`no Emscripten from ${failure}`);
      failures.push(failure);
    }
  }
  throw new Error(failures.join('\n'));
}

/** Only the error lines of apt's output, where it has some. */
function aptErrors(output) {
  const errors = output.split('\n').filter((line) => line.startsWith('E: '));
  return errors.length > 0 ? errors.join(' ') : output;
}

function matches(patterns) {
  return (name) => patterns.some((pattern) => pattern.test(name));
}

/** An apt-get that lives in `folder` and knows one suite of one archive. */
function privateApt({ mirror, keyring }, suite, folder) {
  const config = join(folder, 'apt.conf');
  const statusFile = join(folder, 'status');
  const debs = join(folder, 'cache', 'archives');
  for (const sub of ['state/lists/partial', 'cache/archives/partial', 'empty', 'log']) {
    mkdirSync(join(folder, sub), { recursive: true });
  }
  writeFileSync(
    join(folder, 'sources.list'),
    `deb [signed-by=${keyring}] ${mirror} ${suite} main\n`,
  );
  writeFileSync(statusFile, '');
  writeFileSync(config, aptConfig(folder));

  const aptGet = (args) =>
    runQuietly('apt-get', ['-q', '-c', config, ...args], { env: plainEnv() });
  const install = (packages, mode) =>
    aptGet(['install', '-y', '--no-install-recommends', mode, ...packages]);
  return {
    run: aptGet,
    resolve: async (packages) => parseUris(await install(packages, '--print-uris')),
    pretendInstalled: (names) => writeFileSync(statusFile, names.map(statusEntry).join('\n')),
    download: async (packages) => {
      await install(packages, '--download-only');
      return readdirSync(debs)
        .filter((file) => file.endsWith('.deb'))
        .map((file) => join(debs, file));
    },
  };
}

/** Read after the machine's own configuration, so that its proxy settings stay in force. */
function aptConfig(folder) {
  return `Dir::State "${folder}/state";
Dir::State::lists "${folder}/state/lists";
Dir::State::status "${folder}/status";
Dir::Cache "${folder}/cache";
Dir::Cache::archives "${folder}/cache/archives";
Dir::Log "${folder}/log";
Dir::Etc::sourcelist "${folder}/sources.list";
Dir::Etc::sourceparts "${folder}/empty";
Dir::Etc::preferences "${folder}/empty/preferences";
Dir::Etc::preferencesparts "${folder}/empty";
APT::Default-Release "";
APT::Sandbox::User "root";
APT::Update::Error-Mode "any";
Acquire::Languages "none";
Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled "false";
Acquire::IndexTargets::deb::DEP-11::DefaultEnabled "false";
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
`;
}

/** Lines of `apt-get --print-uris`: 'address' file-name size checksum. */
function parseUris(text) {
  return [...text.matchAll(/^'[^']*' (\S+?)_\S+ (\d+) /gm)].map(([, name, size]) => ({
    name,
    size: Number(size),
  }));
}

/** A dpkg status entry that satisfies any "NAME", "NAME:any" or "NAME >= N" dependency. */
function statusEntry(name) {
  return `Package: ${name}
Status: install ok installed
Maintainer: nobody <nobody@localhost>
Architecture: ${capture('dpkg', ['--print-architecture']).trim()}
Multi-Arch: allowed
Version: 999
Description: taken as installed
`;
}

/** apt's messages in English and no question asked. */
function plainEnv() {
  return { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
}

/** Unpacks one .deb below `root` without installing it. */
export async function unpack(deb, root) {
  const { code, output } = await run('dpkg', ['-x', deb, root]);
  if (code !== 0) throw new Error(`cannot unpack ${deb}: ${output}`);
}
