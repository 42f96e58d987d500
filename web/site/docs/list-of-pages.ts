/** The list of all pages is longer than the window: the one that is read comes into its view. */
export function showWhereItStands(list: Element): void {
  const current = list.querySelector('[aria-current="page"]');
  if (current === null) return;
  const box = current.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  // Where the list stands below the text it is all there, and has nothing to scroll.
  if (box.bottom > view.bottom) list.scrollTop += box.top - view.top - view.height / 3;
}
