import { type Commands, noCommands } from '../../../../web/figures/game/commands.js';
import { Game } from '../../../../web/figures/game/game.js';
import { type Level, level } from '../../../../web/figures/game/level.js';

/** A level of nothing but flat ground, and what a test puts there. */
export function flatLevel(parts: Partial<Level> = {}): Level {
  const nowhere = { minX: 5000, minY: -110, maxX: 5100, maxY: -10 };
  return {
    view: { minX: -1000, minY: -600, maxX: 6000, maxY: 200 },
    abyss: 300,
    checkpoints: [[0, 0]],
    ground: [
      [
        [-1000, 0],
        [6000, 0],
      ],
    ],
    blocks: [],
    platforms: [],
    shutters: [],
    turrets: [],
    pickups: [],
    goal: [5900, 0],
    swarm: { bounds: nowhere, squares: 4, seed: 1 },
    ...parts,
  };
}

export function press(...names: (keyof Commands)[]): Commands {
  return { ...noCommands, ...Object.fromEntries(names.map((name) => [name, true])) };
}

/** Plays so many steps with the same keys down. */
export function hold(game: Game, steps: number, ...names: (keyof Commands)[]): void {
  for (let i = 0; i < steps; i++) game.step(press(...names));
}

/** Where the ground ends before each pit. */
const edges = level.ground.slice(0, -1).map((line) => line.at(-1)![0]);

/** Whoever holds right and fires, and jumps at pits and where it goes no further, gets there. */
export function playThrough(most: number): { game: Game; trail: number[] } {
  const game = new Game(level);
  const trail: number[] = [];
  let jump = 0;
  for (let i = 0; i < most && game.outcome === 'open'; i++) {
    const { x } = game.hero;
    const stuck = i > 8 && x - trail[i - 8]! < 2;
    const atPit = edges.some((edge) => x > edge - 30 && x < edge);
    if (jump <= -6 && game.hero.floor !== null && (stuck || atPit)) jump = 25;
    jump -= 1;
    trail.push(x);
    game.step(jump > 0 ? press('right', 'fire', 'jump') : press('right', 'fire'));
  }
  return { game, trail };
}
