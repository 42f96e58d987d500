import type { Body } from 'sepax';
import { roundedOutline } from '../../stage/rounded-outline.js';
import { heroReach } from './hero-size.js';
import { kinds } from './kinds.js';
import { type Picture, tracePolygon } from './picture.js';

/** How long the normal of a contact and that of the floor are drawn. */
const normalLength = { contact: 14, floor: 44 } as const;
/** Sides of a circle: they are small. */
const roundSides = 24;

/** Those in the picture: filled anew each time. */
const seen: Body[] = [];

/** What the library knows of the picture: boxes, exact outlines, contacts, and the floor of the hero. */
export function paintSeen(picture: Picture): void {
  const { context, theme, game, view } = picture;
  game.scene.world.queryBox(view, { into: seen });
  context.lineWidth = 1;
  context.strokeStyle = theme.muted;
  context.beginPath();
  for (const { bounds } of seen) {
    context.rect(bounds.minX, bounds.minY, bounds.maxX - bounds.minX, bounds.maxY - bounds.minY);
  }
  context.stroke();
  context.lineWidth = 2;
  context.strokeStyle = theme.decide;
  context.beginPath();
  for (const body of seen)
    if (game.scene.kindOf(body.id) !== kinds.mite) traceOutline(context, body);
  context.stroke();
  paintContacts(picture);
  paintFloor(picture);
}

function traceOutline(context: CanvasRenderingContext2D, body: Body): void {
  const outline = roundedOutline(body.worldPoints, body.shape.radius, roundSides);
  tracePolygon(
    context,
    outline.flatMap(({ x, y }) => [x, y]),
  );
}

function paintContacts({ context, theme, game }: Picture): void {
  const { contacts } = game.scene.world;
  context.strokeStyle = theme.mtv;
  context.beginPath();
  for (const contact of contacts.toArray()) {
    // A bullet that has hit is gone, and nobody can say any more where it touched.
    if (contact.a.removed || contact.b.removed) continue;
    const { points, normal } = contact;
    for (const { x, y } of points) {
      context.moveTo(x, y);
      context.lineTo(x + normalLength.contact * normal.x, y + normalLength.contact * normal.y);
    }
  }
  context.stroke();
}

function paintFloor({ context, theme, game: { hero } }: Picture): void {
  const { x, y, floor } = hero;
  if (floor === null) return;
  const foot = y + heroReach;
  context.lineWidth = 3;
  context.strokeStyle = theme.mtv;
  context.beginPath();
  context.moveTo(x, foot);
  context.lineTo(x + normalLength.floor * floor.x, foot + normalLength.floor * floor.y);
  context.stroke();
}
