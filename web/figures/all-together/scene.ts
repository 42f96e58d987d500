import type { Vector } from 'sepax';
import { pointScene } from '../../figure/element/point-scene.js';
import type { Scene } from '../../figure/element/scene.js';
import { readNumber, readPoint, writePoint } from '../../figure/state/link-fields.js';
import type { Accepted } from '../../figure/state/undoable-model.js';
import { NumberFormat } from '../../figure/voice/number-format.js';
import { words } from '../../figure/voice/words.js';
import type { Handle } from '../../stage/handle.js';
import { limits, type Place, view } from './place.js';
import { Play } from './play.js';

/** The game of the last state: it goes on as long as the scene stays as it is. */
let latest: Play | null = null;

export function restart(): void {
  latest?.dispose();
  latest = null;
}

function accept(state: Place): Accepted<Place, Play> {
  if (latest === null || JSON.stringify(latest.place) !== JSON.stringify(state)) {
    restart();
    latest = new Play(state);
  }
  return { state, evaluation: latest };
}

function handles({ state, evaluation: { game } }: Accepted<Place, Play>): Handle[] {
  const grip = (id: string, kind: Handle['kind'], tone: Handle['tone'], at: Vector): Handle => {
    return { id, kind, tone, at, label: words(`handle.${id}`) };
  };
  const [x, y] = state.hill;
  return [
    { ...grip('hill', 'velocity', 'decide', { x, y }), standOff: { x: 0, y: 30 } },
    { ...grip('hero', 'vertex', 'a', game.hero), standOff: { x: 0, y: -34 } },
    { ...grip('turret', 'vertex', 'b', { x: state.turret, y: 0 }), standOff: { x: 0, y: 26 } },
  ];
}

const clamp = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.round(Math.min(max, Math.max(min, value)));

function moved(state: Place, id: string, { x, y }: Vector): Place {
  switch (id) {
    case 'hero':
      return { ...state, hero: clamp(x, limits.hero) };
    case 'turret':
      return { ...state, turret: clamp(x, limits.turret) };
    default:
      return { ...state, hill: [clamp(x, limits.hillX), clamp(y, limits.hillY)] };
  }
}

function read(fields: ReadonlyMap<string, string>): Place | null {
  const hero = readNumber(fields.get('hero') ?? '');
  const turret = readNumber(fields.get('turret') ?? '');
  const [x, y] = readPoint(fields.get('hill') ?? '');
  const state: Place = { hero, hill: [x, y], turret };
  const inReach = [
    moved(state, 'hero', { x: hero, y: 0 }),
    moved(state, 'turret', { x: turret, y: 0 }),
    moved(state, 'hill', { x, y }),
  ];
  const same = inReach.every((near) => JSON.stringify(near) === JSON.stringify(state));
  return same ? state : null;
}

export const scene: Scene<Place, Play> = pointScene({
  accept,
  handles,
  moved,
  read,
  grain: 1,
  write: ({ hero, hill, turret }) => [
    `hero=${hero}`,
    `hill=${writePoint([...hill])}`,
    `turret=${turret}`,
  ],
  bodies: () => [],
  format: () => new NumberFormat(view.maxX),
});
