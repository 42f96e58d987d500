import type { Pen } from './pen.js';
import type { PictureParts } from './svg-picture.js';
import { svgFile, svgMarks } from './svg-picture.js';

/** One of several pictures that follow one another. */
export interface Frame extends Pick<PictureParts, 'handles'> {
  /** How long it is looked at. */
  readonly seconds: number;
  paint(pen: Pen): void;
}

/** What a picture that moves is made of. */
export interface MovingParts extends Omit<PictureParts, 'paint' | 'handles'> {
  readonly frames: readonly Frame[];
  /** The frame that is shown to who prefers that nothing moves. */
  readonly still: number;
}

/** So long one frame gives way to the next, in seconds; none is as short. */
const fade = 0.25;

/** Shorter marks are not worth a name. */
const worthNaming = 60;

/** Pictures that follow one another, as the text of one SVG file that moves by itself, in an `<img>` too. */
export function movingSvg(parts: MovingParts): string {
  const frames = parts.frames.map(({ paint, handles }, i) =>
    svgMarks({ ...parts, paint, handles }, `f${i}-`).split('\n'),
  );
  const { defined, drawn } = withoutRepeats(frames);
  const groups = drawn.map((marks, i) => `<g class="f" id="f${i}">\n${marks.join('\n')}\n</g>`);
  const content = [`<defs>${defined.join('\n')}</defs>`, ...groups].join('\n');
  return svgFile({ ...parts, css: `${parts.css ?? ''}${movement(parts)}` }, content);
}

/** Marks that several frames have are defined once, and each frame says where they are drawn. */
function withoutRepeats(frames: readonly (readonly string[])[]) {
  const counts = new Map<string, number>();
  for (const mark of frames.flat()) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const names = new Map<string, string>();
  for (const [mark, count] of counts) {
    const isPlain = /^<(path|rect|text) /.test(mark);
    if (count > 1 && isPlain && mark.length > worthNaming) names.set(mark, `m${names.size}`);
  }
  const defined = [...names].map(([mark, name]) => mark.replace(' ', ` id="${name}" `));
  const drawn = frames.map((marks) =>
    marks.map((mark) => (names.has(mark) ? `<use href="#${names.get(mark)}"/>` : mark)),
  );
  return { defined, drawn };
}

/** Each frame in its time: it comes while the one before goes. */
function movement({ frames, still }: MovingParts): string {
  const whole = frames.reduce((sum, { seconds }) => sum + seconds, 0);
  const at = (time: number): string => `${((100 * time) / whole).toFixed(3)}%`;
  let start = 0;
  const rules = frames.map(({ seconds }, i) => {
    const end = start + seconds;
    const comes = i === 0 ? '0%' : `0%,${at(start)}{opacity:0}${at(start + fade)}`;
    const goes =
      end < whole - fade / 2
        ? `${at(end)}{opacity:1}${at(end + fade)},100%{opacity:0}`
        : '100%{opacity:1}';
    start = end;
    return `@keyframes f${i}{${comes},${goes}}#f${i}{animation-name:f${i}}`;
  });
  return [
    `.f{opacity:0;animation:${whole.toFixed(2)}s linear infinite}`,
    ...rules,
    `@media(prefers-reduced-motion:reduce){.f{animation:none}#f${still}{opacity:1}}`,
  ].join('');
}
