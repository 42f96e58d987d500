/**
 * Prints by WebKitGTK's own small browser. Its driver has no command for it, and a page that is driven does not print;
 * so this is what somebody does who sees the dialog that `print()` opens: takes the only printer, which is a file.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDisplay } from './display.js';
import { pressKeys } from './x-keys.js';

const PATIENCE = 60_000;

/** What GTK writes into the folder where a program runs. */
const FILE = 'output.pdf';

/** The page at the address calls `print()` when it is ready. `browser` is the program; `home` takes what it leaves. */
export async function printByWebKit(
  browser: string,
  url: string,
  home: string,
): Promise<Uint8Array> {
  const folder = mkdtempSync(join(home, 'print-'));
  const display = await openDisplay();
  const env = { ...process.env, HOME: folder, DISPLAY: display.name };
  const child = spawn(browser, [url], {
    cwd: folder,
    env: { ...env, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    stdio: 'ignore',
  });
  const stop = (): boolean => child.kill();
  process.once('exit', stop);
  try {
    const file = join(folder, FILE);
    const isWhole = (): boolean =>
      existsSync(file) && readFileSync(file, 'latin1').trimEnd().endsWith('%%EOF');
    for (const end = Date.now() + PATIENCE; !isWhole(); await setTimeout(200)) {
      if (Date.now() > end) throw new Error(`nothing was printed of ${url}`);
      // The first of the list, and the button of the dialog; before it is there they do nothing to the page.
      await pressKeys(display.name, 'Down', 'Return');
    }
    return readFileSync(file);
  } finally {
    process.off('exit', stop);
    child.kill();
    display.close();
  }
}
