import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { started } from './started.js';

const FIND = fileURLToPath(new URL('../find-redis.mjs', import.meta.url));

/** A Redis of our own, which keeps everything in memory. */
export class Redis {
  readonly #process: ChildProcess;
  /** Where it is, as `redis://…`. */
  readonly url: string;

  private constructor(child: ChildProcess, port: number) {
    this.#process = child;
    this.url = `redis://127.0.0.1:${port}`;
  }

  /** Resolves when it takes connections. Rejects if there is no Redis to be had. */
  static async start(port: number): Promise<Redis> {
    const found = JSON.parse(execFileSync(process.execPath, [FIND], { encoding: 'utf8' }));
    const { program, libraries } = found as { program: string; libraries: string[] };
    const memoryOnly = ['--save', '', '--appendonly', 'no'];
    const child = spawn(program, ['--port', `${port}`, '--bind', '127.0.0.1', ...memoryOnly], {
      env: { ...process.env, LD_LIBRARY_PATH: libraries.join(':') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await started(child, 'Ready to accept connections');
    return new Redis(child, port);
  }

  /** Makes it answer nobody for a while. */
  async pause(milliseconds: number): Promise<void> {
    this.#process.kill('SIGSTOP');
    await setTimeout(milliseconds);
    this.#process.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    const exit = once(this.#process, 'exit');
    this.#process.kill();
    await exit;
  }
}
