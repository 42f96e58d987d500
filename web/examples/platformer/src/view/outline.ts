/** Outlines of shapes, and how Phaser fills them. */
import type Phaser from 'phaser';
import { ConcavePolygon, Polygon, type Shape, type Vector } from 'sepax';

/** Those of a shape of the map, where it is. */
export function outlinesOf(shape: Shape): readonly (readonly Vector[])[] {
  if (shape instanceof Polygon) return [shape.worldPoints];
  if (!(shape instanceof ConcavePolygon)) return [];
  return shape.rings.map((ring) => ring.map(({ x, y }) => ({ x: x + shape.x, y: y + shape.y })));
}

export function fillOutline(picture: Phaser.GameObjects.Graphics, points: readonly Vector[]): void {
  picture.beginPath();
  for (const { x, y } of points) picture.lineTo(x, y);
  picture.closePath().fillPath();
}
