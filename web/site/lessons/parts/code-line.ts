/** One line of highlighted code. */
export interface CodeLine {
  /** What kind of token, and its text. */
  readonly tokens: readonly (readonly [kind: string, text: string])[];
  /** The phases of the lesson in which this line is the current one. */
  readonly phases: readonly string[];
}
