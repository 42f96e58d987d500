// Who takes part. Each is imported when it is its turn, so that one that runs alone shares its process with
// no other.
import process from 'node:process';

const FILES = {
  sepax: 'sepax',
  'sepax objects': 'sepax-objects',
  'flatbush+sat': 'flatbush',
  'rbush+sat': 'rbush',
  sat: 'sat',
  'detect-collisions': 'detect-collisions',
  'detect-collisions-guide': 'detect-collisions-guide',
  collider2d: 'collider2d',
  'matter-js': 'matter',
  planck: 'planck',
  'phaser-box2d': 'phaser-box2d',
  rapier: 'rapier',
  'box2d3-wasm': 'box2d3-wasm',
};

/** Another build of the library, if there is one. */
const BEFORE = { 'sepax before': 'sepax-before' };
if (process.env.SEPAX_BEFORE !== undefined) Object.assign(FILES, BEFORE);

export const NAMES = Object.keys(FILES);

/** Ours are measured against the others. */
export function isOurs(name) {
  return name.startsWith('sepax');
}

export async function load(name) {
  const { contestant } = await import(`./contestants/${FILES[name]}.mjs`);
  return contestant;
}

/** The names of a list such as "sepax,planck". */
export function chosenNames(list) {
  if (list === undefined) return NAMES;
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown === undefined) return names;
  throw new Error(`no contestant "${unknown}"; there are ${NAMES.join(', ')}`);
}
