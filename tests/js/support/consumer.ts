/** A project of a user: an empty folder with the packed library installed in it. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const execute = promisify(execFile);

/** A page under a strict content security policy may not run text as code. */
const STRICT = '--disallow-code-generation-from-strings';

interface PackedFile {
  readonly path: string;
  readonly size: number;
}

interface Packed {
  readonly filename: string;
  readonly version: string;
  readonly files: readonly PackedFile[];
}

export class Consumer {
  readonly folder: string;
  readonly packed: Packed;

  private constructor(folder: string, packed: Packed) {
    this.folder = folder;
    this.packed = packed;
  }

  /** Builds the library unless that was done, packs it, and installs the tarball without a network. */
  static async create(): Promise<Consumer> {
    if (!existsSync(join(ROOT, 'dist/index.js'))) {
      await execute('npm', ['run', '--silent', 'build'], { cwd: ROOT });
    }
    const folder = mkdtempSync(join(tmpdir(), 'sepax-consumer-'));
    const { stdout } = await execute(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
      { cwd: ROOT },
    );
    const [packed] = JSON.parse(stdout) as [Packed];
    const consumer = new Consumer(folder, packed);
    const description = { name: 'consumer', private: true, type: 'module' };
    consumer.write('package.json', JSON.stringify(description));
    const install = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
    await execute('npm', [...install, `./${packed.filename}`], { cwd: folder });
    return consumer;
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

  async runFile(file: string, ...nodeArguments: string[]): Promise<string> {
    const { stdout } = await execute(process.execPath, [STRICT, ...nodeArguments, file], {
      cwd: this.folder,
      timeout: 300_000,
      // Vitest's own options are not those of a user.
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    return stdout.trim();
  }

  /** Type-checks a file of the project, strictly; resolves to what tsc found, nothing if all is well. */
  async typeCheck(name: string, text: string, options: object): Promise<string> {
    this.write(name, text);
    const compilerOptions = { strict: true, noEmit: true, target: 'es2022', types: [], ...options };
    this.write('tsconfig.json', JSON.stringify({ compilerOptions, files: [name] }));
    try {
      await execute(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'], {
        cwd: this.folder,
      });
      return '';
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
