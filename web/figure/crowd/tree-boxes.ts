import type { DebugContext, World } from 'sepax';

/**
 * Takes the boxes of a world's tree from its debug drawing, to paint them in the colours of the page: as a
 * canvas context of which only the rectangles are kept.
 */
export class TreeBoxes implements DebugContext {
  strokeStyle = '';
  fillStyle = '';
  lineWidth = 1;
  globalAlpha = 1;
  /** x, y, width and height of each box. */
  readonly boxes: number[] = [];

  /** Reads the tree as it is now. */
  read(world: World): void {
    this.boxes.length = 0;
    world.debugDraw(this, { bodies: false, contacts: false, tree: true });
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.boxes.push(x, y, width, height);
  }

  save(): void {}
  restore(): void {}
  beginPath(): void {}
  closePath(): void {}
  moveTo(): void {}
  lineTo(): void {}
  arc(): void {}
  fill(): void {}
  stroke(): void {}
}
