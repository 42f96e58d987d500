import { type SpaceFigureView, subjects } from './steps.js';

/** Whether a thing is what is pointed at, or else what the step speaks of. */
export const isShown = ({ hovered, step }: SpaceFigureView, thing: number): boolean =>
  hovered === null ? subjects[step.phase]!.includes(thing) : hovered === thing;
