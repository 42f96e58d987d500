/** A picture that moves: each of its frames is the picture of it alone, in its time. */
import { describe, expect, test } from 'vitest';
import { Camera } from '../../../web/stage/camera.js';
import { type MovingParts, movingSvg } from '../../../web/stage/moving-svg.js';
import type { Pen } from '../../../web/stage/pen.js';
import { roughMeasure, schemeTheme } from '../../../web/stage/still-theme.js';
import { svgMarks } from '../../../web/stage/svg-picture.js';

/** A wall that all frames have, something that is cut off, and a text of this frame. */
const paint =
  (name: string) =>
  ({ context }: Pen): void => {
    context.beginPath();
    for (let x = 0; x < 20; x += 1) context.lineTo(x, (x * 7) % 5);
    context.stroke();
    context.save();
    context.beginPath();
    context.rect(0, 0, name.length, 5);
    context.clip();
    context.fillRect(0, 0, 50, 50);
    context.restore();
    context.fillText(name, 3, 4);
  };

const parts: MovingParts = {
  size: { width: 100, height: 60 },
  camera: new Camera(1, 0, 0),
  theme: schemeTheme('light'),
  measure: roughMeasure,
  label: 'A < B',
  still: 1,
  frames: [
    { handles: [], seconds: 2, paint: paint('one') },
    { handles: [], seconds: 3, paint: paint('three') },
    { handles: [], seconds: 5, paint: paint('five!!') },
  ],
};
const svg = movingSvg(parts);
const groups = [...svg.matchAll(/<g class="f" id="(f\d)">\n([\s\S]*?)\n<\/g>/g)];

describe('the frames', () => {
  test('are the pictures of each alone', () => {
    const named = new Map(
      [...svg.matchAll(/<\w+ id="(m\d+)" [^>]*\/>/g)].map(([mark, name]) => [
        name!,
        mark.replace(` id="${name}"`, ''),
      ]),
    );
    expect(named.size).toBe(1);
    const drawn = groups.map(([, , marks]) =>
      marks!.replace(/<use href="#(m\d+)"\/>/g, (_, name: string) => named.get(name)!),
    );
    const alone = parts.frames.map((frame, i) => svgMarks({ ...parts, ...frame }, `f${i}-`));
    expect(drawn).toEqual(alone);
  });

  test('cut off what they have by outlines of their own', () => {
    const ids = [...svg.matchAll(/clipPath id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(3);
  });

  test('are seen one after the other, each as long as it takes', () => {
    expect(svg).toContain('.f{opacity:0;animation:10.00s linear infinite}');
    const shown = (name: string): number[] =>
      new RegExp(`@keyframes ${name}\\{(.*?)\\}\\}`)
        .exec(svg)![1]!
        .split('}')
        .filter((rule) => rule.endsWith('opacity:1'))
        .flatMap((rule) => rule.split('{')[0]!.split(',').map(Number.parseFloat));
    expect(['f0', 'f1', 'f2'].map(shown)).toEqual([
      [0, 20],
      [22.5, 50],
      [52.5, 100],
    ]);
  });

  test('stand still for who prefers that', () => {
    expect(svg).toContain('.f{animation:none}#f1{opacity:1}');
  });
});
