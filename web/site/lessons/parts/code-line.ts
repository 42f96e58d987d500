/** One line of highlighted code. */
export interface CodeLine {
  /** What kind of token, its text, and that of a comment in Korean. */
  readonly tokens: readonly (readonly [kind: string, text: string, korean?: string])[];
  /** The phases of the lesson in which this line is the current one. */
  readonly phases: readonly string[];
}
