import type { Bounds } from 'sepax';
import type { Size } from '../../stage/camera.js';
import type { Handle } from '../../stage/handle.js';
import type { Scheme } from '../../stage/palette.js';
import type { Pen } from '../../stage/pen.js';
import type { PictureParts } from '../../stage/svg-picture.js';

/** Where a figure is, as it is now: what the page around it knows of that. */
export interface Sharing {
  /** What files of it are called. */
  readonly name: string;
  /** The address of the figure as it is now. */
  link?(): string;
  /** Where there is what to copy for posts. */
  embed?(): string;
  /** The program that belongs to the figure. */
  code?(): string;
}

/** A step of a figure, and what is said of it. */
export interface SharedStep {
  readonly said: string;
  readonly handles: readonly Handle[];
  paint(pen: Pen): void;
}

/** All steps of a figure. */
export interface SharedSteps {
  readonly all: readonly SharedStep[];
  /** The place of the answer among them. */
  readonly answer: number;
  /** The part of the world in which all of them are. */
  extent(scale: number, size: Size): Bounds;
}

/** What the menu has of a figure. */
export interface Shared extends Sharing {
  /** The colours that the figure wears. */
  readonly scheme: Scheme;
  /** The step that is shown, from 1, if it is not the answer. */
  readonly step?: number;
  /** The figure as it is now, in the colours of a scheme. */
  picture(scheme: Scheme): PictureParts;
  /** The steps, if there are several: they make a picture that moves. */
  steps?(): SharedSteps;
}
