// Spawn helpers shared by the set-up and test scripts. Node built-ins only: these run before
// node_modules exists.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Something the user can act on: its message is shown alone, without a stack. */
export class SetupProblem extends Error {}

/** One line about what is happening now. */
export function say(message) {
  console.log(`sepax set-up: ${message}`);
}

/** Full path of a program on PATH, or undefined. */
export function findOnPath(name, path = process.env.PATH ?? '') {
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isExecutableFile);
}

function isExecutableFile(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** stdout of a short command, or undefined when it cannot be run or fails. */
export function capture(command, args, options = {}) {
  const result = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26, ...options });
  return result.status === 0 ? result.stdout : undefined;
}

/** Runs a command to its end and resolves to {code, output, stdout}; never rejects. */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    let output = '';
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('error', (error) =>
      done({ code: 127, output: `${output}${error.message}\n`, stdout }),
    );
    // 'close', not 'exit': only then is all of the output here.
    child.on('close', (code) => done({ code: code ?? 1, output, stdout }));
  });
}

/** Runs a command silently; on failure throws a SetupProblem that carries the whole output. */
export async function runQuietly(command, args, options = {}) {
  const { code, output, stdout } = await run(command, args, options);
  if (code === 0) return stdout;
  const line = [command, ...args].join(' ');
  throw new SetupProblem(`this command failed (exit code ${code}): ${line}\n\n${output.trim()}`);
}

/** For a script's last line: shows a SetupProblem as plain text and sets the exit code. */
export function exitPlainly(promise) {
  promise.catch((error) => {
    console.error(error instanceof SetupProblem ? `\nsepax set-up: ${error.message}` : error);
    process.exitCode = 1;
  });
}

/** The text as one word of a POSIX shell command. */
export function shellQuote(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** True when the module with this import.meta.url is the script that Node was started with. */
export function isMain(moduleUrl) {
  return process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(moduleUrl);
}
