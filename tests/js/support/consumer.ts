/** A project of a user: an empty folder with the packed library installed in it. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const execute = promisify(execFile);

/** A page under a strict content security policy may not run text as code. */
const STRICT = '--disallow-code-generation-from-strings';

/** Vitest's own options are not those of a user. */
const IN_NODE = { timeout: 300_000, env: { ...process.env, NODE_OPTIONS: '' } };

interface PackedFile {
  readonly path: string;
  readonly size: number;
}

export interface Packed {
  readonly filename: string;
  readonly version: string;
  readonly files: readonly PackedFile[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the packed library installed in it, of which each project of a user is a copy. */
    readonly installed: { readonly folder: string; readonly packed: Packed };
  }
}

/** What became of a script that ran with others. */
export interface Outcome {
  readonly printed: string;
  /** What it threw, or did to others; empty if nothing. */
  readonly fault: string;
}

/**
 * Imports scripts one after another, each a module of its own. What one throws, prints or does later, when
 * others are running or none, ends the process or is a fault of theirs: in any case it doesn't go unseen.
 */
const IN_TURN = `
import { writeFileSync } from 'node:fs';
const outcomes = {};
let printed = '';
process.stdout.write = (text) => {
  printed += text;
  return true;
};
const globals = () => Object.getOwnPropertyNames(globalThis);
const [outcomesFile, ...names] = process.argv.slice(2);
for (const name of names) {
  printed = '';
  let fault = '';
  const before = globals();
  try {
    await import('./' + name);
    await new Promise(setImmediate);
    const left = globals().filter((key) => !before.includes(key));
    if (left.length > 0) fault = 'leaves globals: ' + left;
  } catch (error) {
    fault = String(error?.stack ?? error);
  }
  outcomes[name] = { printed: printed.trim(), fault };
}
printed = '';
process.on('exit', () => writeFileSync(outcomesFile, JSON.stringify({ outcomes, late: printed })));
`;

export class Consumer {
  readonly folder: string;
  readonly packed: Packed;

  private constructor(folder: string, packed: Packed) {
    this.folder = folder;
    this.packed = packed;
  }

  static async create(): Promise<Consumer> {
    const { folder: installed, packed } = inject('installed');
    const folder = mkdtempSync(join(tmpdir(), 'sepax-consumer-'));
    cpSync(installed, folder, { recursive: true });
    return new Consumer(folder, packed);
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, text: string): string {
    writeFileSync(this.path(name), text);
    return this.path(name);
  }

  /** Runs a script of the project in Node, strictly; resolves to what it printed. */
  async run(name: string, text: string, ...nodeArguments: string[]): Promise<string> {
    return this.runFile(this.write(name, text), ...nodeArguments);
  }

  /** Runs scripts of the project in one process, strictly, and tells of each by its name. */
  async runInTurn(scripts: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Outcome>> {
    for (const [name, text] of scripts) this.write(name, text);
    const runner = this.write('run-in-turn.mjs', IN_TURN);
    const file = this.path('outcomes.json');
    const inProcess = [STRICT, runner, file, ...scripts.keys()];
    await execute(process.execPath, inProcess, { ...IN_NODE, cwd: this.folder });
    const { outcomes, late } = JSON.parse(readFileSync(file, 'utf8'));
    if (late !== '') throw new Error(`printed after all scripts had run: ${late}`);
    return new Map(Object.entries(outcomes as Record<string, Outcome>));
  }

  async runFile(file: string, ...nodeArguments: string[]): Promise<string> {
    const { stdout } = await execute(process.execPath, [STRICT, ...nodeArguments, file], {
      ...IN_NODE,
      cwd: this.folder,
    });
    return stdout.trim();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
