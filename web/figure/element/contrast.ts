/** Two states of a figure: in that of its start a simple method fails, in the other it is right. */
export interface Contrast {
  /** The step that says so. */
  readonly phase: string;
  /** The state in which it is right, as the fields of a link. */
  readonly holds: string;
}

/** Where a glide leads. */
export type ContrastName = 'fails' | 'holds';
