import { copyText } from '../../figure/share/copy-text.js';
import { text } from '../../figure/voice/text.js';
import { understand } from './import/understanding.js';
import type { BoardState, Thing } from './state.js';

/** What the clipboard needs of a board. */
interface Pasteboard {
  readonly chosen: readonly number[];
  readonly model: { readonly state: BoardState };
  remove(index: number): void;
  putBeside(things: readonly Thing[]): void;
  say(message: string): void;
}

/** Things as text: whoever pastes them on a board has them again, and anybody can read them. */
const written = ({ chosen, model }: Pasteboard): string =>
  JSON.stringify({ things: chosen.map((index) => model.state.things[index]) });

/** Whether keys and the clipboard are about the board in an element, and not about a text. */
function isOurs(event: Event, element: Element): boolean {
  const path = event.composedPath();
  const [target] = path;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  const hasText = document.getSelection()?.isCollapsed === false;
  return !isField && !hasText && (path.includes(element) || target === document.body);
}

/** Puts what is chosen on the clipboard; with `cut`, takes it away. */
export function copyThings(event: ClipboardEvent, element: Element, board: Pasteboard): void {
  const [first] = board.chosen;
  if (first === undefined || !isOurs(event, element)) return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', written(board));
  if (event.type === 'cut') board.remove(first);
}

/** Puts on the board what is on the clipboard, in any of the formats that are imported. */
export function pasteThings(event: ClipboardEvent, element: Element, board: Pasteboard): void {
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  if (pasted.trim() === '' || !isOurs(event, element)) return;
  event.preventDefault();
  paste(pasted, board);
}

function paste(pasted: string, board: Pasteboard): void {
  const { imported, problem } = understand(pasted);
  if (imported === null) board.say(problem.text);
  else board.putBeside(imported.things);
}

/** The same as copying by keys, from a button. */
export async function copyByButton(board: Pasteboard): Promise<void> {
  const isCopied = await copyText(written(board));
  board.say(
    isCopied ? text('board.copied', { count: board.chosen.length }) : text('export.refused'),
  );
}

/** The same as pasting by keys, where the browser allows it. */
export async function pasteByButton(board: Pasteboard): Promise<void> {
  try {
    paste(await navigator.clipboard.readText(), board);
  } catch {
    board.say(text('board.paste.refused'));
  }
}
