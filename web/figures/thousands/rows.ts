import type { ThousandsView } from './steps.js';

/** What is counted, by the step that speaks of each. */
export const rows = ['all', 'share', 'tree', 'boxes', 'remain', 'query'] as const;
export type Row = (typeof rows)[number];

/** What the figure shows: the step, or the row that is pointed at. */
export const shownPhase = ({ hovered, step }: ThousandsView): string =>
  hovered === null ? step.phase : rows[hovered]!;
