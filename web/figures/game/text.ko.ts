import type { en } from './text.en.js';

/** What the buttons of the game say, in Korean. */
export const ko: Record<keyof typeof en, string> = {
  'game.pad': '게임 버튼',
  'game.command.left': '왼쪽',
  'game.command.right': '오른쪽',
  'game.command.down': '아래',
  'game.command.jump': '점프',
  'game.command.fire': '발사',
};
