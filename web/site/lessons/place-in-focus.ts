import type { SepaxLessonFigure } from '../../figure/element/sepax-lesson-figure.js';

/**
 * Where the thing of the handle that has the focus is, and how far it is turned, for who moves it by key; nothing
 * where none has the focus, or something is being dragged.
 */
export function placeInFocus(shown: SepaxLessonFigure): string {
  const stage = shown.stage();
  const focused = stage?.shadowRoot?.activeElement;
  if (!stage || !(focused instanceof HTMLElement) || stage.dragging) return '';
  const { view } = shown.controller;
  const handles = shown.figure.scene.handles(view);
  const handle = handles.find(({ id }) => id === focused.dataset.id);
  if (handle === undefined) return '';
  const { at, glyph, label, id } = handle;
  const place = [at.x, at.y].map((value) => view.format.number(value)).join(', ');
  return `${glyph ?? label}: ${place}${turned(view.state, id, (angle) => view.format.number(angle))}`;
}

/** The angle of a shape that has one. */
function turned(state: unknown, id: string, write: (angle: number) => string): string {
  const { degrees } = (Reflect.get(state as object, id) ?? {}) as { degrees?: unknown };
  return typeof degrees === 'number' ? `, ${write(degrees)}°` : '';
}
