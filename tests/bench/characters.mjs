// Characters by sepax beside the character controller of rapier, in the same scenes in one run: standing and
// running on slopes, riding on a platform, and how often a contact begins and ends. node tests/bench/characters.mjs
// It prints what happened, not how long it took. Needs dist/ (npm run build).
import { newRapierHero } from './characters/rapier-hero.mjs';
import { printTable } from './characters/report.mjs';
import { contactsOnSlope, idleOnSlope, ride, runDown, runUp } from './characters/scenes.mjs';
import { newSepaxHero } from './characters/sepax-hero.mjs';

const ANGLES = [0, 5, 10, 20, 30, 40];
const contestants = { sepax: newSepaxHero, rapier: newRapierHero };

const rows = [];
for (const [title, scene] of [
  ['idle for 10 s: px slid', idleOnSlope],
  ['down at 200 px/s: frames in the air of 600, in so many px', runDown],
  ['up at 200 px/s: px along the slope in 10 s, of 2000', runUp],
  ['pressed on for 600 frames: enters/exits', contactsOnSlope],
]) {
  for (const [name, newHero] of Object.entries(contestants)) {
    const cells = [];
    for (const angle of ANGLES) cells.push(await scene(newHero, angle));
    rows.push([title, name, ...cells]);
  }
}
printTable(['scene', 'by', ...ANGLES.map((angle) => `${angle}°`)], rows);

const rides = [];
for (const [name, newHero] of Object.entries(contestants)) {
  rides.push([name, ...Object.values(await ride(newHero))]);
}
printTable(
  ['riding 10 s on what moves and turns', 'frames in the air', 'px astray', 'enters/exits'],
  rides,
);
