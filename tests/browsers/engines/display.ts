/** A display that nobody sees, for browsers that cannot do without. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { VIEWPORT } from './viewport.js';

export interface Display {
  /** What goes into `DISPLAY`. */
  readonly name: string;
  close(): void;
}

/** X's frame buffer takes the first number that is free, and writes it when it is ready. */
export async function openDisplay(): Promise<Display> {
  const screen = `${VIEWPORT.width}x${VIEWPORT.height}x24`;
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => server.kill());
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('Xvfb did not start')));
  const [number] = await Promise.race([once(server.stdio[3] as Readable, 'data'), ended]);
  ended.catch(() => undefined);
  return { name: `:${String(number).trim()}`, close: () => server.kill() };
}
