/** What the player wants at a moment. */
export interface Commands {
  readonly left: boolean;
  readonly right: boolean;
  readonly down: boolean;
  readonly jump: boolean;
  readonly fire: boolean;
}

export type Command = keyof Commands;

export const noCommands: Commands = {
  left: false,
  right: false,
  down: false,
  jump: false,
  fire: false,
};
