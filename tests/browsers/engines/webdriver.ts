/** A client of the W3C's WebDriver: https://www.w3.org/TR/webdriver2/, "Endpoints". */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../consumers/harness/server.mjs';

const TIMEOUTS = { script: 90_000, pageLoad: 90_000 };

export class WebDriver {
  private constructor(
    readonly process: ChildProcess,
    /** Where the session is. */
    readonly address: string,
  ) {}

  /** Starts a driver, and a browser by its means. */
  static async start(program: string, env: NodeJS.ProcessEnv): Promise<WebDriver> {
    const port = await freePort();
    const child = spawn(program, [`--port=${port}`], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    const failed = new Promise<never>((_, fail) => {
      child.once('error', fail);
      child.once('exit', () => fail(new Error(`${program} ended`)));
    });
    process.once('exit', () => child.kill());
    const sessions = `http://127.0.0.1:${port}/session`;
    const session = await Promise.race([openSession(sessions), failed]).catch((error) => {
      child.kill();
      throw error;
    });
    failed.catch(() => undefined);
    return new WebDriver(child, `${sessions}/${session}`);
  }

  get(command: string): Promise<unknown> {
    return request('GET', `${this.address}/${command}`);
  }

  post(command: string, body: object): Promise<unknown> {
    return request('POST', `${this.address}/${command}`, body);
  }

  /** The program that the driver has started: where it is differs from system to system. */
  get browser(): string {
    const { pid } = this.process;
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    return readlinkSync(`/proc/${child}/exe`);
  }

  async close(): Promise<void> {
    await request('DELETE', this.address);
    this.process.kill();
  }
}

/** Opens a session as soon as the driver listens; resolves to its name. */
async function openSession(sessions: string): Promise<string> {
  const status = new URL('status', sessions).href;
  const ask = (): Promise<unknown> => request('GET', status).catch(() => undefined);
  while ((await ask()) === undefined) await setTimeout(20);
  const capabilities = { alwaysMatch: { timeouts: TIMEOUTS } };
  const { sessionId } = (await request('POST', sessions, { capabilities })) as {
    sessionId: string;
  };
  return sessionId;
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, body ? { method, body: JSON.stringify(body) } : { method });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
