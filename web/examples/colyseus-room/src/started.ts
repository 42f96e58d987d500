import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

/**
 * Resolves when a program has written a text; rejects if it ends without. It is not to outlive this one.
 */
export async function started(
  child: ChildProcessByStdio<null, Readable, null>,
  text: string,
): Promise<void> {
  process.once('exit', () => child.kill('SIGKILL'));
  const { stdout } = child;
  let output = '';
  for await (const part of stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += part;
    if (!output.includes(text)) continue;
    // What it goes on to say must not fill the pipe.
    stdout.resume();
    return;
  }
  throw new Error(`the program ended and said:\n${output}`);
}
