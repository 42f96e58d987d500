import { paintArrow } from '../../figure/pair/arrow-painter.js';
import { vectorOf } from '../../figure/pair/points.js';
import { text } from '../../figure/voice/text.js';
import { unitsText } from '../../figure/voice/units.js';
import { drawLabel } from '../../stage/draw/label.js';
import { drawDot, drawPath } from '../../stage/draw/path.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import type { Pen } from '../../stage/pen.js';
import { lengthOf, middle, quarterTurn, scale, subtract } from '../../stage/vector-math.js';
import type { BoardFigure } from './board-figure.js';
import { paintGrid } from './grid.js';
import { momentOf } from './moment.js';
import { paintAxes, paintProjections } from './overlays/paint-axes.js';
import { paintContacts, paintPush } from './overlays/paint-contact.js';
import { paintBounds, paintDifference, paintRegions } from './overlays/paint-fields.js';
import { paintSweep } from './overlays/paint-sweep.js';
import { paintGhost, paintThings } from './paint-things.js';
import { paintAnswer } from './questions/paint-answer.js';
import { readRuler } from './ruler.js';
import type { OverlayName } from './state.js';

type Painter = (pen: Pen, figure: BoardFigure) => void;

/** What lies behind the shapes, and what lies over them; each from the back to the front. */
const behind: readonly (readonly [OverlayName, Painter])[] = [
  ['grid', paintGrid],
  ['regions', paintRegions],
  ['difference', paintDifference],
  ['sweep', paintSweep],
  ['bounds', paintBounds],
];
const over: readonly (readonly [OverlayName, Painter])[] = [
  ['projections', paintProjections],
  ['axes', paintAxes],
  ['contacts', paintContacts],
  ['push', paintPush],
];

/** Draws the whole board, from the back to the front. */
export function paintBoard(pen: Pen, figure: BoardFigure): void {
  paintOverlays(pen, figure, behind);
  paintThings(pen, figure);
  paintVelocity(pen, figure);
  paintOverlays(pen, figure, over);
  paintAnswer(pen, figure);
  paintMoment(pen, figure);
  paintRuler(pen, figure);
  if (figure.stroke.length > 1) drawPath(pen, figure.stroke, { colour: pen.theme.ink, width: 2.5 });
  drawScaleBar(pen, unitsText);
}

function paintOverlays(pen: Pen, figure: BoardFigure, painters: typeof behind): void {
  for (const [name, paint] of painters) {
    if (figure.shows(name)) paint(pen, figure);
  }
}

/** Where the name of the velocity may stand along it: the gap, too, is named near its start. */
const placesOfVelocity = [0.7, 0.5, 0.3, 1.1, 0];

function paintVelocity(pen: Pen, figure: BoardFigure): void {
  const { mover, state } = figure;
  if (mover === null || state.velocity === null) return;
  const name = { text: text('stage.velocity'), colour: pen.theme.a };
  paintArrow(
    pen,
    { x: mover.x, y: mover.y },
    vectorOf(state.velocity),
    2.5,
    name,
    placesOfVelocity,
  );
}

/** Where the first of the pair is at the moment that is looked at, with the gap that is left. */
function paintMoment(pen: Pen, figure: BoardFigure): void {
  const moment = momentOf(figure);
  if (moment === null) return;
  const { a, b, decide } = pen.theme;
  paintGhost(pen, moment.mover, { x: 0, y: 0 }, { colour: a, width: 2.5 });
  const { pointA, pointB } = moment.distance;
  drawPath(pen, [pointA, pointB], { colour: decide, width: 2, dash: [6, 4] });
  drawDot(pen, pointA, 4.5, a);
  drawDot(pen, pointB, 4.5, b);
}

/** How far the words of the ruler stand off it, in CSS pixels. */
const rulerClearance = 8;

function paintRuler(pen: Pen, { state: { ruler }, format }: BoardFigure): void {
  if (ruler === null) return;
  const { decide } = pen.theme;
  const ends = [vectorOf(ruler.from), vectorOf(ruler.to)] as const;
  drawPath(pen, ends, { colour: decide, width: 2 });
  const { length, degrees } = readRuler(ruler);
  const [from, to] = ends.map((end) => pen.camera.toScreen(end));
  const along = subtract(to!, from!);
  const across =
    lengthOf(along) === 0 ? { x: 0, y: -1 } : scale(quarterTurn(along), 1 / lengthOf(along));
  const away = across.y > 0 ? scale(across, -1) : across;
  const words = text('board.ruler', { length: format.length(length), degrees: degrees.toFixed(1) });
  const style = { colour: decide, weight: 650, away, clearance: rulerClearance };
  drawLabel(pen, words, middle(from!, to!), style);
}
