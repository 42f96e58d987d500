/** What bodies do that touch. */
export const meetings = ['push', 'pass'] as const;
export type Meeting = (typeof meetings)[number];

/** What the bodies depend on. */
export interface CrowdSettings {
  /** The number of bodies. */
  readonly count: number;
  /** How many of a hundred bodies move. */
  readonly moving: number;
  readonly meeting: Meeting;
}
