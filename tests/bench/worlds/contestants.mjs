// Who takes part. Each is imported when it is its turn, so that one that runs alone shares its process with
// no other. Those of the page that lets worlds race lie with that page.
import process from 'node:process';

const RACE = '../../../web/site/race/contestants';

const FILES = {
  sepax: `${RACE}/sepax`,
  'sepax objects': './contestants/sepax-objects',
  'sepax into': './contestants/sepax-into',
  'flatbush+sat': `${RACE}/flatbush`,
  'rbush+sat': './contestants/rbush',
  sat: './contestants/sat',
  'detect-collisions': `${RACE}/detect-collisions`,
  'detect-collisions-guide': './contestants/detect-collisions-guide',
  collider2d: './contestants/collider2d',
  'matter-js': `${RACE}/matter`,
  planck: './contestants/planck',
  'phaser-box2d': './contestants/phaser-box2d',
  rapier: `${RACE}/rapier`,
  'box2d3-wasm': `${RACE}/box2d3-wasm`,
};

/** Another build of the library, if there is one. */
const BEFORE = { 'sepax before': './contestants/sepax-before' };
if (process.env.SEPAX_BEFORE !== undefined) Object.assign(FILES, BEFORE);

export const NAMES = Object.keys(FILES);

/** Ours are measured against the others. */
export function isOurs(name) {
  return name.startsWith('sepax');
}

export async function load(name) {
  const { contestant } = await import(`${FILES[name]}.mjs`);
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
