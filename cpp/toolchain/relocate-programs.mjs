// Makes programs from a newer Debian run from a private folder: each gets the folder's own program
// loader (ld-linux) and library path written into it, because this machine's glibc is too old for
// them. The patchelf that does so comes out of the same folder and is started through that loader,
// so nothing has to be installed.
import { closeSync, existsSync, openSync, readdirSync, readSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run, shellQuote } from './run.mjs';

/** patchelf damages programs that are not position-independent: they get a start script instead. */
const NOT_PATCHED = /^python3\.\d+$/;

/** Name of the start script of Python, next to the program itself. */
export const PYTHON_SCRIPT = 'sepax-python';

/** Patches everything below `unpacked` so that it runs once that folder is at `final`. */
export async function relocatePrograms(unpacked, final) {
  const loader = findLoader(unpacked);
  const inside = (folder) => join(unpacked, folder);
  const llvm = subfolders(unpacked, 'usr/lib').filter((folder) => /\/llvm-\d+$/.test(folder));
  const libraries = [loader.folder, ...llvm.map((folder) => `${folder}/lib`)];
  const rpath = libraries.map((folder) => join(final, folder)).join(':');
  const patchelf = (args) =>
    run(inside(loader.path), [
      '--library-path',
      inside(loader.folder),
      inside('usr/bin/patchelf'),
      ...args,
    ]);

  const programs = ['usr/bin', ...llvm.map((folder) => `${folder}/bin`)]
    .flatMap((folder) => elfFiles(inside(folder)))
    // patchelf would have to overwrite itself while it runs, and nobody needs it afterwards.
    .filter((file) => basename(file) !== 'patchelf' && !NOT_PATCHED.test(basename(file)));
  const setProgram = ['--set-interpreter', join(final, loader.path)];
  for (const file of programs) await setPaths(patchelf, file, rpath, setProgram);

  // A program's forced RPATH also serves the libraries that it loads, except those with a path of
  // their own, which replaces it.
  for (const file of libraries.flatMap((folder) => elfFiles(inside(folder)))) {
    const { code, stdout } = await patchelf(['--print-rpath', file]);
    if (code === 0 && stdout.trim() !== '') await setPaths(patchelf, file, rpath, []);
  }
  writePythonScript(inside('usr/bin'), final, loader);
}

/** Python learns from argv[0] where it is, so it finds its library next to the script. */
function writePythonScript(bin, final, loader) {
  const python = readdirSync(bin).find((name) => NOT_PATCHED.test(name));
  const text = `#!/bin/sh
root=${shellQuote(final)}
exec "$root/${loader.path}" --library-path "$root/${loader.folder}" \\
  --argv0 "$root/usr/bin/${PYTHON_SCRIPT}" "$root/usr/bin/${python}" "$@"
`;
  writeFileSync(join(bin, PYTHON_SCRIPT), text, { mode: 0o755 });
}

async function setPaths(patchelf, file, rpath, more) {
  const { code, output } = await patchelf([...more, '--force-rpath', '--set-rpath', rpath, file]);
  // A statically linked program has nothing to patch.
  if (code !== 0 && !/\.interp|\.dynamic/.test(output)) {
    throw new Error(`cannot patch ${file}: ${output}`);
  }
}

/** The dynamic loader: its name and folder differ between processor types. */
function findLoader(root) {
  for (const folder of subfolders(root, 'usr/lib')) {
    const name = readdirSync(join(root, folder)).find((file) =>
      /^ld-linux[^/]*\.so\.\d+$/.test(file),
    );
    if (name) return { folder, path: `${folder}/${name}` };
  }
  throw new Error('no program loader (ld-linux*.so) among the unpacked packages');
}

function subfolders(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);
}

/** Regular files (not links) in a folder that start with the ELF magic number. */
function elfFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(folder, entry.name))
    .filter(isElf);
}

function isElf(file) {
  const handle = openSync(file, 'r');
  const magic = Buffer.alloc(4);
  readSync(handle, magic, 0, 4, 0);
  closeSync(handle);
  return magic.toString('latin1') === '\x7fELF';
}
