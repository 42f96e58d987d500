import { bulletRadius, bulletSpeed } from './bullets.js';
import { drawHero } from './draw-hero.js';
import { type Missile, missileRadius, missileReach } from './missiles.js';
import { fillCircle, type Picture, placeOf, tracePolygon } from './picture.js';
import { turretRadius } from './terrain.js';
import { type Turret, turretHealth } from './turrets.js';

/** How long the streak behind a bullet is, and how far from the middle of the hero it begins at most. */
const streak = 26;
const muzzle = 20;
/** How often one blinks that cannot be hurt, in steps. */
const blink = 6;

export function paintHero(picture: Picture): void {
  const { context, game, calm } = picture;
  const { hero } = game;
  const faint = game.mercy > 0 && (calm || Math.floor(game.steps / blink) % 2 === 0);
  context.save();
  if (faint) context.globalAlpha = 0.45;
  const { facing, walked, floor } = hero;
  const place = placeOf(picture, hero.body.id);
  drawHero(context, picture.theme, { ...place, facing, walked, stands: floor !== null });
  context.restore();
}

export function paintBullets(picture: Picture): void {
  const { context, theme, game } = picture;
  context.strokeStyle = theme.a;
  context.lineCap = 'round';
  context.lineWidth = 2 * bulletRadius - 1;
  context.beginPath();
  for (const { body, way, age } of game.bullets.all.values()) {
    const length = Math.min(streak, age * bulletSpeed - muzzle);
    if (length < 0) continue;
    const { x, y } = placeOf(picture, body.id);
    context.moveTo(x - way * length, y);
    context.lineTo(x, y);
  }
  context.stroke();
}

export function paintMissiles(picture: Picture): void {
  const { context, game } = picture;
  for (const missile of game.missiles.all.values()) {
    const { x, y, angle } = placeOf(picture, missile.body.id);
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    paintMissile(picture, missile);
    context.restore();
  }
}

/** Along the x axis. The flame goes to the side away from which it turns. */
function paintMissile({ context, theme, calm, game }: Picture, { turning }: Missile): void {
  const tail = -missileReach - missileRadius;
  const swing = turning === 'clockwise' ? -5 : turning === 'counter-clockwise' ? 5 : 0;
  const length = calm ? 14 : 12 + 3 * Math.sin(1.7 * game.steps);
  context.fillStyle = theme.b;
  context.beginPath();
  tracePolygon(context, [tail + 2, -3, tail + 2, 3, tail - length, swing]);
  context.fill();
  context.fillStyle = theme.mtv;
  context.beginPath();
  context.roundRect(
    tail,
    -missileRadius,
    2 * (missileReach + missileRadius),
    2 * missileRadius,
    3.5,
  );
  tracePolygon(context, [tail, -7.5, tail + 7, -2, tail + 7, 2, tail, 7.5]);
  context.fill();
}

/** Half a dome, with a window for each hit that it still bears. */
export function paintTurrets(picture: Picture): void {
  for (const turret of picture.game.turrets.all.values()) paintTurret(picture, turret);
}

function paintTurret({ context, theme }: Picture, { body, health, wait }: Turret): void {
  const { x, y } = body;
  const foot = y + turretRadius;
  context.fillStyle = theme.ink;
  context.beginPath();
  tracePolygon(context, [x - 22, foot, x - 15, y + 4, x + 15, y + 4, x + 22, foot]);
  context.roundRect(x - 5, y - turretRadius - 8, 10, 16, 2);
  context.fill();
  context.fillStyle = theme.mtv;
  context.beginPath();
  context.arc(x, y + 4, turretRadius, Math.PI, 2 * Math.PI);
  context.fill();
  // About to fire.
  if (wait < 0.5) fillCircle(context, x, y - turretRadius - 10, 4);
  context.fillStyle = theme.surface;
  for (let i = 0; i < health; i++) {
    context.fillRect(x - 3 * turretHealth + 6 * i + 1, y - 4, 4, 4);
  }
}
