import { html, LitElement, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { steer, type Vector } from 'sepax';
import { leaveSlider, touchSlider } from '../../../figure/parts/swipe.js';
import { Translated } from '../../../figure/voice/text.js';
import { words } from '../../../figure/voice/words.js';
import './angle-jump.css';
import { degrees, degreesOf, radians } from '../../../stage/angles.js';

/** The direction of the heading, and of the target at first, in degrees from the x axis towards the y axis. */
const heading = 170;
const first = 190;

/** The dial and the graph, in units of the picture. */
const dial = { x: 98, y: 74, radius: 44 };
const graph = { left: 196, right: 340, top: 14, bottom: 134 };
const width = 350;

const towards = (degrees: number): Vector => {
  const angle = radians(degrees);
  return { x: Math.cos(angle), y: Math.sin(angle) };
};

const onDial = (degrees: number, radius = dial.radius): Vector => {
  const { x, y } = towards(degrees);
  return { x: dial.x + radius * x, y: dial.y + radius * y };
};

const onGraph = (turned: number, angle: number): Vector => ({
  x: graph.left + ((graph.right - graph.left) * turned) / 360,
  y: (graph.top + graph.bottom) / 2 - ((graph.bottom - graph.top) * angle) / 360,
});

const degreesText = (angle: number): string => `${Math.round(angle)}°`.replace('-', '−');

/** The jump of atan2 at ±π: two directions with a small turn between them, whose angles differ by most of a circle. */
export class SepaxAngleJump extends LitElement {
  static override readonly properties = { turned: { state: true } };

  /** How far the target is round the dial, in degrees from 0 to 360. */
  declare turned: number;

  constructor() {
    super();
    this.turned = first;
    new Translated(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const target = towards(this.turned);
    const angle = degreesOf(target);
    const turn = degrees(steer(towards(heading), target));
    const values = {
      angle: degreesText(angle),
      difference: degreesText(angle - heading),
      turn: degreesText(turn),
    };
    return html`
      <svg viewBox="0 0 ${width} 150" font-size="11" role="img" aria-label=${words('jump.label')} @pointerdown=${this.#onDial} @pointermove=${this.#onDial}>
        ${this.#dial(turn)} ${this.#graph(angle)}
      </svg>
      <label>
        ${words('jump.slider')}
        <input type="range" min="0" max="360" step="5" .value=${String(this.turned)}
          aria-valuetext=${values.angle} @input=${this.#onInput}
          @pointerdown=${touchSlider} @pointercancel=${leaveSlider} />
      </label>
      <p aria-live="polite">${words('jump.say', { ...values, heading: degreesText(heading) })}</p>
    `;
  }

  /** Both directions, the turn between them, and where the angles jump. */
  #dial(turn: number): SVGTemplateResult {
    const { x, y, radius } = dial;
    const from = onDial(heading, 30);
    const to = onDial(heading + turn, 30);
    const sweep = turn > 0 ? 1 : 0;
    return svg`
      <circle class="rim" cx=${x} cy=${y} r=${radius} />
      <line class="jump" x1=${x} y1=${y} x2=${x - radius - 44} y2=${y} />
      <text x=${x - radius - 16} y=${y - 6} text-anchor="end">−180°</text>
      <text x=${x - radius - 16} y=${y + 15} text-anchor="end">180°</text>
      <path class="turn" d="M${from.x} ${from.y}A30 30 0 0 ${sweep} ${to.x} ${to.y}" />
      ${this.#direction('a', heading)} ${this.#direction('b', this.turned)}
    `;
  }

  #direction(shape: 'a' | 'b', degrees: number): SVGTemplateResult {
    const { x, y } = onDial(degrees);
    const name = onDial(degrees, dial.radius + 9);
    return svg`
      <line class=${shape} x1=${dial.x} y1=${dial.y} x2=${x} y2=${y} />
      <circle class=${shape} cx=${x} cy=${y} r="4" />
      <text class=${shape} x=${name.x} y=${name.y + 4} text-anchor="middle">${shape === 'a' ? 'h' : 'd'}</text>
    `;
  }

  /** atan2 once around, both angles on it, and what is between them. */
  #graph(angle: number): SVGTemplateResult {
    const { left, right } = graph;
    const ends = [onGraph(0, 0), onGraph(180, 180), onGraph(180, -180), onGraph(360, 0)];
    const [start, top, bottom, end] = ends as [Vector, Vector, Vector, Vector];
    const from = onGraph(heading, heading);
    const to = onGraph(this.turned, angle);
    return svg`
      <line class="rim" x1=${left} y1=${start.y} x2=${right} y2=${start.y} />
      <path class="saw" d="M${start.x} ${start.y}L${top.x} ${top.y}M${bottom.x} ${bottom.y}L${end.x} ${end.y}" />
      <line class="jump" x1=${top.x} y1=${top.y} x2=${bottom.x} y2=${bottom.y} />
      <text x=${left - 4} y=${top.y + 4} text-anchor="end">180°</text>
      <text x=${left - 4} y=${start.y + 4} text-anchor="end">0°</text>
      <text x=${left - 4} y=${bottom.y + 4} text-anchor="end">−180°</text>
      <text x=${right} y=${graph.top} text-anchor="end">atan2</text>
      <path class="difference" d="M${to.x} ${from.y}V${to.y}" />
      <circle class="a" cx=${from.x} cy=${from.y} r="4" />
      <circle class="b" cx=${to.x} cy=${to.y} r="4" />
    `;
  }

  readonly #onInput = (event: Event): void => {
    this.turned = Number((event.target as HTMLInputElement).value);
  };

  /** The dial is turned with a pointer, too. */
  readonly #onDial = (event: PointerEvent): void => {
    if (event.buttons !== 1) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const unit = width / box.width;
    const x = (event.clientX - box.left) * unit;
    const y = (event.clientY - box.top) * unit;
    if (x > graph.left - 30) return;
    const angle = degreesOf({ x: x - dial.x, y: y - dial.y });
    this.turned = 5 * Math.round(((angle + 360) % 360) / 5);
  };
}

customElements.define('sepax-angle-jump', SepaxAngleJump);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-angle-jump': SepaxAngleJump;
  }
}
