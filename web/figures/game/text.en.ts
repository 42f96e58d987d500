/** What the buttons of the game say. */
export const en = {
  'game.pad': 'Buttons of the game',
  'game.command.left': 'Left',
  'game.command.right': 'Right',
  'game.command.down': 'Down',
  'game.command.jump': 'Jump',
  'game.command.fire': 'Fire',
} as const;

type GameTexts = typeof en;

declare module '../../figure/voice/text.js' {
  interface TextKeys extends GameTexts {}
}
