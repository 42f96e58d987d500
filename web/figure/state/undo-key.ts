/** What a key asks of the figures in an element: to undo or to redo, or nothing. */
export function undoKey(event: KeyboardEvent, element: Element): 'undo' | 'redo' | null {
  const path = event.composedPath();
  const [target] = path;
  const here = path.includes(element) || target === document.body;
  if (!here || isTyping(target) || event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return null;
  return key === 'y' || event.shiftKey ? 'redo' : 'undo';
}

/** In a field the keys belong to its text; a slider has none. */
const isTyping = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'range');
