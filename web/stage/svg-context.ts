import { degrees } from './angles.js';
import { attributes, svgFactor, svgNumber, svgPoint, textContent } from './svg-text.js';

/** The settings of a canvas context that `save` keeps and `restore` brings back. */
const initial = {
  fillStyle: '#000',
  strokeStyle: '#000',
  globalAlpha: 1,
  lineWidth: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  dash: [] as readonly number[],
  font: '10px sans-serif',
  textAlign: 'start',
  textBaseline: 'alphabetic',
  /** The transformations so far, as SVG has them. */
  transform: '',
  /** The name of the outline that cuts off what is drawn; one within another takes its place. */
  clipPath: '',
};
type Settings = typeof initial;

const anchors: Readonly<Record<string, string>> = {
  center: 'middle',
  right: 'end',
  end: 'end',
};

/** How wide a text is in a font, in CSS pixels. */
export interface MeasureText {
  (text: string, font: string): number;
  /**
   * How far the baseline lies below the line that a canvas takes for the middle: that of SVG is another one in most
   * fonts. Where nobody knows, it is near enough.
   */
  readonly belowMiddle?: (font: string) => number;
}

/** What the painters use of a canvas context, written down as SVG. */
export class SvgContext implements Settings {
  fillStyle = initial.fillStyle;
  strokeStyle = initial.strokeStyle;
  globalAlpha = initial.globalAlpha;
  lineWidth = initial.lineWidth;
  lineCap = initial.lineCap;
  lineJoin = initial.lineJoin;
  dash = initial.dash;
  font = initial.font;
  textAlign = initial.textAlign;
  textBaseline = initial.textBaseline;
  transform = initial.transform;
  clipPath = initial.clipPath;

  readonly #saved: Settings[] = [];
  readonly #marks: string[] = [];
  #path = '';
  /** Where the path has come to, as it is written there; nothing after it was closed. */
  #pen = '';
  #clips = 0;

  constructor(
    private readonly measure: MeasureText,
    /** What names begin with, where several pictures are in one file. */
    private readonly prefix = '',
  ) {}

  /** What was drawn. */
  get content(): string {
    return this.#marks.join('\n');
  }

  save(): void {
    const settings = Object.keys(initial).map((key) => [key, this[key as keyof Settings]]);
    this.#saved.push(Object.fromEntries(settings) as Settings);
  }

  restore(): void {
    const settings = this.#saved.pop();
    if (settings !== undefined) Object.assign(this, settings);
  }

  setLineDash(dash: readonly number[]): void {
    this.dash = [...dash];
  }

  translate(x: number, y: number): void {
    this.transform += `translate(${svgNumber(x)} ${svgNumber(y)})`;
  }

  rotate(angle: number): void {
    this.transform += `rotate(${svgNumber(degrees(angle))})`;
  }

  scale(x: number, y: number): void {
    this.transform += `scale(${svgFactor(x)} ${svgFactor(y)})`;
  }

  clip(): void {
    this.#clips += 1;
    const id = `${this.prefix}clip-${this.#clips}`;
    const path = attributes({ d: this.#path, ...this.#placed() });
    this.#marks.push(`<clipPath id="${id}"><path ${path}/></clipPath>`);
    this.clipPath = id;
  }

  beginPath(): void {
    this.#path = '';
    this.#pen = '';
  }

  moveTo(x: number, y: number): void {
    this.#go('M', x, y);
  }

  lineTo(x: number, y: number): void {
    this.#go(this.#path === '' ? 'M' : 'L', x, y);
  }

  closePath(): void {
    this.#path += 'Z';
    this.#pen = '';
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#go('M', x, y);
    this.#path += `h${svgNumber(width)}v${svgNumber(height)}h${svgNumber(-width)}Z`;
    this.#pen = '';
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    const r = Math.min(radius, width / 2, height / 2);
    const turn = Math.PI / 2;
    this.#go('M', x + r, y);
    this.arc(x + width - r, y + r, r, -turn, 0);
    this.arc(x + width - r, y + height - r, r, 0, turn);
    this.arc(x + r, y + height - r, r, turn, 2 * turn);
    this.arc(x + r, y + r, r, 2 * turn, 3 * turn);
    this.closePath();
  }

  /** A quarter turn at most for each arc of SVG: so a whole circle is one, too. */
  arc(
    x: number,
    y: number,
    radius: number,
    start: number,
    end: number,
    counterclockwise = false,
  ): void {
    const parts = Math.max(1, Math.ceil(Math.abs(end - start) / (Math.PI / 2)));
    const at = (part: number): [number, number] => {
      const angle = start + ((end - start) * part) / parts;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    };
    // As a rule the path is there already.
    if (this.#pen !== svgPoint(...at(0))) this.lineTo(...at(0));
    const r = svgNumber(radius);
    for (let part = 1; part <= parts; part += 1) {
      this.#go(`A${r} ${r} 0 0 ${counterclockwise ? 0 : 1} `, ...at(part));
    }
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.#path += `Q${svgNumber(cx)} ${svgNumber(cy)} `;
    this.#go('', x, y);
  }

  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    this.#path += `C${[ax, ay, bx, by].map(svgNumber).join(' ')} `;
    this.#go('', x, y);
  }

  fill(rule: CanvasFillRule = 'nonzero'): void {
    const ruled = rule === 'nonzero' ? {} : { 'fill-rule': rule };
    this.#draw('path', { d: this.#path, ...ruled, ...this.#filled() });
  }

  stroke(): void {
    this.#draw('path', { d: this.#path, ...this.#stroked() });
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#draw('rect', { x, y, width, height, ...this.#filled() });
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.#draw('rect', { x, y, width, height, ...this.#stroked() });
  }

  fillText(text: string, x: number, y: number): void {
    this.#write(text, { x, y, ...this.#filled() });
  }

  strokeText(text: string, x: number, y: number): void {
    this.#write(text, { x, y, ...this.#stroked() });
  }

  measureText(text: string): { width: number } {
    return { width: this.measure(text, this.font) };
  }

  #go(command: string, x: number, y: number): void {
    this.#pen = svgPoint(x, y);
    this.#path += command + this.#pen;
  }

  #filled(): Record<string, string | number> {
    return { fill: this.fillStyle, ...this.#opacity() };
  }

  #stroked(): Record<string, string | number> {
    return {
      fill: 'none',
      stroke: this.strokeStyle,
      'stroke-width': this.lineWidth,
      ...(this.lineCap === 'butt' ? {} : { 'stroke-linecap': this.lineCap }),
      ...(this.lineJoin === 'miter' ? {} : { 'stroke-linejoin': this.lineJoin }),
      ...(this.dash.length === 0 ? {} : { 'stroke-dasharray': this.dash.join(' ') }),
      ...this.#opacity(),
    };
  }

  #placed(): Record<string, string> {
    return this.transform === '' ? {} : { transform: this.transform };
  }

  #opacity(): Record<string, number> {
    return this.globalAlpha === 1 ? {} : { opacity: this.globalAlpha };
  }

  #write(text: string, look: Record<string, string | number>): void {
    const { weight, size } = readFont(this.font);
    const isMiddle = this.textBaseline === 'middle';
    const below = isMiddle ? this.measure.belowMiddle?.(this.font) : undefined;
    const place = {
      ...look,
      ...(below === undefined ? {} : { y: svgNumber(Number(look.y) + below) }),
      'font-size': size,
      'font-weight': weight,
      'text-anchor': anchors[this.textAlign] ?? 'start',
      ...(isMiddle && below === undefined ? { 'dominant-baseline': 'central' } : {}),
    };
    this.#mark(`<text ${attributes({ ...place, ...this.#placed() })}>${textContent(text)}</text>`);
  }

  #draw(name: string, look: Record<string, string | number>): void {
    this.#mark(`<${name} ${attributes({ ...look, ...this.#placed() })}/>`);
  }

  #mark(mark: string): void {
    const clipped = this.clipPath !== '';
    this.#marks.push(clipped ? `<g clip-path="url(#${this.clipPath})">${mark}</g>` : mark);
  }
}

/** Weight and size of a font as a canvas has it: `650 13px Inter`. */
function readFont(font: string): { weight: string; size: string } {
  const [, weight = '400', size = '10'] = /^(?:(\w+)\s+)?([\d.]+)px/.exec(font) ?? [];
  return { weight, size };
}
