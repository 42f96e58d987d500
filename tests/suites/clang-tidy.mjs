// clang-tidy on the sources of the core, unless it has seen exactly these before.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, ROOT, run } from '../../cpp/toolchain/run.mjs';
import { AT_ONCE, inParallel } from './checks.mjs';

/** How it is to read the sources that {@link shareOf} puts together. */
const TIDY = [
  '--quiet',
  // What includes the sources is nobody's code.
  '--checks=-bugprone-suspicious-include',
];
/**
 * Into small functions alone does the analyser follow calls. Where it follows them all, it gives up before it has
 * reached the end of most: of eleven faults that were put at the ends of long functions for a trial it found four in
 * the depth, and ten like this, in a quarter of the time.
 */
const ANALYSER = ['-Xclang', '-analyzer-config', '-Xclang', 'mode=shallow'];
const COMPILER = ['-std=c++20', '-ffp-contract=off', '-Icpp/include', '-Icpp/src', ...ANALYSER];

const FOLDER = join(ROOT, 'build/lint');
/** Holds the digest of what was found to be good. */
const PASSED = join(FOLDER, 'clang-tidy-passed');

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => /\.[ch]pp$/.test(name))
    .map((name) => join(folder, name))
    .sort();
}

/** Of all that the verdict depends on. */
function digest() {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([TIDY, COMPILER, AT_ONCE, capture('clang-tidy', ['--version'])]));
  for (const file of ['.clang-tidy', ...filesIn('cpp/include'), ...filesIn('cpp/src')]) {
    hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/**
 * A file that includes a share of the sources: their headers, which take most of the time, are then
 * looked at once for all of them. By its name the analyser knows that what it includes are no headers,
 * whose functions it would only follow from where they are called.
 */
function shareOf(sources, index) {
  const file = join(FOLDER, `UnifiedSource-${index}.cpp`);
  const size = Math.ceil(sources.length / AT_ONCE);
  const share = sources.slice(index * size, (index + 1) * size);
  writeFileSync(file, share.map((source) => `#include "${join(ROOT, source)}"\n`).join(''));
  return file;
}

/** What it found, or undefined. */
export async function clangTidy() {
  const current = digest();
  if (existsSync(PASSED) && readFileSync(PASSED, 'utf8') === current) return undefined;
  mkdirSync(FOLDER, { recursive: true });
  const sources = filesIn('cpp/src').filter((name) => name.endsWith('.cpp'));
  const shares = Array.from({ length: AT_ONCE }, (_, index) => shareOf(sources, index));
  const faults = await inParallel(shares, async (file) => {
    const { code, output } = await run('clang-tidy', [...TIDY, file, '--', ...COMPILER]);
    if (code === 0) return '';
    // "15904 warnings generated." counts those in system headers, which nobody is shown.
    return `${output.replace(/^\d+ warnings?.* generated\.\n/gm, '')}clang-tidy: exit code ${code}\n`;
  });
  if (faults.every((fault) => fault === '')) writeFileSync(PASSED, current);
  return faults.join('') || undefined;
}
