import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { started } from './started.js';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** A server in a process of its own. */
export class ServerProcess {
  readonly port: number;
  readonly #process: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.port = port;
    this.#process = child;
  }

  /** Resolves when it listens. The environment is as `server.ts` has it. */
  static async start(env: Record<string, string> & { PORT: string }): Promise<ServerProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
      cwd: FOLDER,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await started(child, 'listening on');
    return new ServerProcess(Number(env.PORT), child);
  }

  get endpoint(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Ends it as an administrator would, or by SIGKILL, which nothing can catch: as a crash or a power cut. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const exit = once(this.#process, 'exit');
    this.#process.kill(signal);
    await exit;
  }
}

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
