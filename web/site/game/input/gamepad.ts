import { type Commands, noCommands } from '../../../figures/game/commands.js';

/** The numbers of buttons in the standard layout. */
const buttons = {
  jump: [0],
  fire: [2, 5, 7],
  start: [9],
  down: [13],
  left: [14],
  right: [15],
} as const;
/** How far the stick has to go to count. */
const deadZone = 0.35;

/** The first gamepad. It sends no events for its buttons: it has to be asked. */
export class GamepadInput {
  #startWasDown = false;

  take(): Commands {
    const pad = firstPad();
    if (pad === undefined) return noCommands;
    const [x = 0, y = 0] = pad.axes;
    return {
      left: isDown(pad, 'left') || x < -deadZone,
      right: isDown(pad, 'right') || x > deadZone,
      down: isDown(pad, 'down') || y > 2 * deadZone,
      jump: isDown(pad, 'jump'),
      fire: isDown(pad, 'fire'),
    };
  }

  /** Whether its start button went down since the last call. */
  takeStart(): boolean {
    const pad = firstPad();
    const down = pad !== undefined && isDown(pad, 'start');
    const went = down && !this.#startWasDown;
    this.#startWasDown = down;
    return went;
  }
}

function firstPad(): Gamepad | undefined {
  return navigator.getGamepads().find((pad) => pad?.connected) ?? undefined;
}

function isDown(pad: Gamepad, name: keyof typeof buttons): boolean {
  return buttons[name].some((number) => pad.buttons[number]?.pressed === true);
}
