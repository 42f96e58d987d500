import type { Vector } from 'sepax';
import { text } from '../../figure/voice/text.js';
import { unitsText } from '../../figure/voice/units.js';
import { words } from '../../figure/voice/words.js';
import { drawArrow } from '../../stage/draw/arrow.js';
import { drawLabel } from '../../stage/draw/label.js';
import { drawMeasure } from '../../stage/draw/measure.js';
import { drawDot } from '../../stage/draw/path.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import { doneAt, doneInTurn } from '../../stage/easing.js';
import { isolated, named, type Pen, traceDashed, traceLine } from '../../stage/pen.js';
import { circleOutline, roundedOutline } from '../../stage/rounded-outline.js';
import {
  add,
  between,
  distance,
  dot,
  middle,
  quarterTurn,
  scale,
  subtract,
} from '../../stage/vector-math.js';
import { type BoxState, type CircleBoxView, fromFrame, indexOf, toFrame } from './scene.js';
import { regionName } from './steps.js';

export function paintCircleBox(pen: Pen, view: CircleBoxView): void {
  const { state, evaluation, step, hovered, progress } = view;
  const { theme } = pen;
  const { circle } = state;
  const own = indexOf(evaluation.trace);
  const entered = step.phase === 'region' ? doneAt(progress, 0.5, 1) : 1;
  const framed = step.phase !== 'frame';
  if (framed) paintRegion(pen, view, own, theme.decide, entered);
  if (hovered !== null && hovered !== own) paintRegion(pen, view, hovered, theme.muted);
  if (framed) paintLines(pen, view, step.phase === 'region' ? doneAt(progress, 0, 0.5) : 1);
  if (step.phase === 'grown') paintGrown(pen, view);
  drawPolygon(pen, evaluation.corners, { stroke: theme.b, tint: 0.16 });
  drawPolygon(pen, circleOutline(circle, circle.radius), { stroke: theme.a, tint: 0.16 });
  if (framed && entered === 1) paintRegionName(pen, view, own, theme.decide);
  if (hovered !== null && hovered !== own) paintRegionName(pen, view, hovered, theme.muted);
  paintPhase(pen, view);
  drawScaleBar(pen, unitsText);
}

function paintPhase(pen: Pen, view: CircleBoxView): void {
  const { trace } = view.evaluation;
  const { progress } = view;
  switch (view.step.phase) {
    case 'frame':
      named(pen, 'frame', () => paintFrame(pen, view));
      break;
    case 'nearest':
      paintWay(pen, trace.centre, clampedAt(view));
      break;
    case 'distance':
      paintDistance(pen, view, doneAt(progress, 0, 1));
      break;
    case 'compare':
      paintDistance(pen, view, 1);
      paintComparison(pen, view);
      break;
    case 'push':
      paintPush(pen, view);
      break;
  }
}

/** The centre as it is clamped: along one axis of the box, then along the other. */
function clampedAt({ state: { box }, evaluation: { trace }, progress }: CircleBoxView): Vector {
  const [from, to] = [trace.centre, trace.nearest].map((point) => toFrame(box, point)) as [
    Vector,
    Vector,
  ];
  if (progress === 1) return trace.nearest;
  const across = doneAt(progress, 0, 0.5);
  const down = doneAt(progress, 0.5, 1);
  return fromFrame(box, {
    x: from.x + (to.x - from.x) * across,
    y: from.y + (to.y - from.y) * down,
  });
}

/** A radius from the centre towards the box, and what it is too short or too long by. */
function paintComparison(pen: Pen, view: CircleBoxView): void {
  const { theme } = pen;
  const { evaluation, progress, format } = view;
  const { trace } = evaluation;
  const reached = doneAt(progress, 0, 0.6);
  const rim = add(trace.centre, scale(trace.normal, reached * trace.reach));
  const measured = doneAt(progress, 0.6, 1);
  if (measured > 0) {
    const end = between(rim, trace.nearest, measured);
    paintStretch(pen, end, rim, stretchColour(pen, view));
  }
  drawDot(pen, rim, 6, theme.a);
  if (measured < 1 || trace.separation === 0) return;
  const size = format.length(Math.abs(trace.separation));
  const said = trace.intersects ? words('stage.depth', { size }) : text('stage.gap', { size });
  drawLabel(pen, said, pen.camera.toScreen(middle(rim, trace.nearest)), {
    colour: stretchColour(pen, view),
    weight: 650,
    away: scale(besideWay(view), -1),
    clearance: 10,
  });
}

/** What is too much is a push, what is missing is none. */
const stretchColour = ({ theme }: Pen, { evaluation: { trace } }: CircleBoxView): string =>
  trace.intersects ? theme.mtv : theme.muted;

/** The side of the way to the nearest point on which its length is measured. */
const besideWay = ({ evaluation: { trace } }: CircleBoxView): Vector => quarterTurn(trace.normal);

/** The circle slides out, from the point that is deepest in the box. */
function paintPush(pen: Pen, { state, evaluation, format, progress }: CircleBoxView): void {
  const { trace, collision } = evaluation;
  const { theme } = pen;
  const part = doneAt(progress, 0, 1);
  const ghost = circleOutline(add(trace.centre, scale(collision.mtv, part)), state.circle.radius);
  drawPolygon(pen, ghost, { stroke: theme.a, width: 2, dash: [7, 5] });
  const deepest = add(trace.centre, scale(trace.normal, trace.reach));
  const from = pen.camera.toScreen(deepest);
  const to = pen.camera.toScreen(between(deepest, trace.nearest, part));
  drawArrow(pen, from, to, { colour: theme.mtv, width: 4, head: 14 });
  if (part < 1) return;
  const label = text('stage.mtv', { size: format.length(collision.depth) });
  const style = { colour: theme.mtv, weight: 650, away: trace.normal, clearance: 8 };
  drawLabel(pen, label, from, style);
}

/** How far the regions reach beyond the box, in units: further than any canvas. */
const farIn = (pen: Pen): number => (2 * (pen.size.width + pen.size.height)) / pen.camera.scale;

/** How far they reach as long as only a part of them is drawn: most of that is out of sight. */
const reachIn = (pen: Pen, { width, height }: BoxState, part: number): number =>
  part < 1 ? Math.max(width, height) / 2 + farIn(pen) * part ** 2 : farIn(pen);

/** Where a row or column begins and ends, in the frame of the box. */
const stretch = (place: -1 | 0 | 1, half: number, far: number): [number, number] =>
  place < 0 ? [-far, -half] : place === 0 ? [-half, half] : [half, far];

/** A region, or as much of it as lies near the box. */
function paintRegion(pen: Pen, view: CircleBoxView, index: number, stroke: string, part = 1): void {
  if (part === 0) return;
  const { box } = view.state;
  const { column, row } = view.evaluation.regions[index]!;
  const far = reachIn(pen, box, part);
  const [left, right] = stretch(column, box.width / 2, far);
  const [top, bottom] = stretch(row, box.height / 2, far);
  const outline = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ].map((point) => fromFrame(box, point));
  named(pen, 'region', () => drawPolygon(pen, outline, { stroke, width: 1, tint: 0.12 }));
}

/** The lines of the sides, which part the plane into nine regions; a part of them leaves the box. */
function paintLines(pen: Pen, { state: { box } }: CircleBoxView, part: number): void {
  const far = reachIn(pen, box, part);
  isolated(pen, (context) => {
    context.strokeStyle = pen.theme.muted;
    context.lineWidth = 1;
    context.setLineDash([3, 5]);
    for (const sign of [-1, 1]) {
      const x = (sign * box.width) / 2;
      const y = (sign * box.height) / 2;
      for (const [from, to] of [
        [
          { x, y: -far },
          { x, y: far },
        ],
        [
          { x: -far, y },
          { x: far, y },
        ],
      ] as const) {
        const ends = [from, to].map((point) => pen.camera.toScreen(fromFrame(box, point)));
        traceLine(context, ends);
        named(pen, 'lines', () => context.stroke());
      }
    }
  });
}

/** How far off the sides the name of a region may stand, in CSS pixels, the best first … */
const nameRooms = [30, 60, 90, 120, 150, 180];
/** … where beside a side, in parts of it … */
const nameParts = [0, -0.3, 0.3, -0.45, 0.45];
/** … how far from the circle, and from the ends of the canvas. */
const nameClearance = 26;
const nameInset = { x: 40, y: 14 };

/** The places for the name of a row or column, in the frame of the box. */
const namePlaces = (place: -1 | 0 | 1, size: number, unit: number): number[] =>
  place === 0
    ? nameParts.map((part) => part * size)
    : nameRooms.map((room) => place * (size / 2 + room * unit));

/** Writes the name of a region beside the box, in view and where the circle does not cover it. */
function paintRegionName(pen: Pen, view: CircleBoxView, index: number, colour: string): void {
  const { box, circle } = view.state;
  const region = view.evaluation.regions[index]!;
  const { column, row } = region;
  // The middle of the box has its handle.
  if (column === 0 && row === 0) return;
  const unit = 1 / pen.camera.scale;
  const choices = namePlaces(column, box.width, unit).flatMap((x) =>
    namePlaces(row, box.height, unit).map((y) => fromFrame(box, { x, y })),
  );
  const reach = circle.radius + nameClearance * unit;
  const seen = choices.filter((choice) => isInView(pen, choice));
  const at = seen.find((choice) => distance(choice, circle) > reach) ?? seen.at(-1) ?? choices[0]!;
  drawLabel(pen, regionName(region), pen.camera.toScreen(at), { colour, weight: 650 });
}

function isInView({ camera, size }: Pen, point: Vector): boolean {
  const { x, y } = camera.toScreen(point);
  const isWithin = (value: number, inset: number, end: number): boolean =>
    value > inset && value < end - inset;
  return isWithin(x, nameInset.x, size.width) && isWithin(y, nameInset.y, size.height);
}

/** The axes of the box, and the coordinates of the centre along them. */
function paintFrame(pen: Pen, { state, evaluation, format, progress }: CircleBoxView): void {
  const { box } = state;
  const { theme } = pen;
  const q = toFrame(box, evaluation.trace.centre);
  const foot = { x: q.x, y: 0 };
  const [origin, corner, centre] = [{ x: 0, y: 0 }, foot, q].map((point) =>
    pen.camera.toScreen(fromFrame(box, point)),
  ) as [Vector, Vector, Vector];
  // Each number beside its arrow, on the side where the other arrow is not.
  const side = subtract(fromFrame(box, { x: 1, y: 0 }), fromFrame(box, { x: 0, y: 0 }));
  const beside = {
    x: scale(quarterTurn(side), q.y < 0 ? 1 : -1),
    y: scale(side, q.x < 0 ? -1 : 1),
  };
  for (const [from, to, value, name, part] of [
    [origin, corner, q.x, 'x', doneInTurn(progress, 0, 2)],
    [corner, centre, q.y, 'y', doneInTurn(progress, 1, 2)],
  ] as const) {
    drawArrow(pen, from, between(from, to, part), { colour: theme.decide, width: 2.5 });
    if (part < 1) continue;
    const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    drawLabel(pen, `${name} = ${format.number(value)}`, at, {
      colour: theme.decide,
      weight: 650,
      away: beside[name],
      clearance: 6,
    });
  }
}

/** So far off the way its length is measured, in CSS pixels: the handle of the circle may hide all of the way itself. */
const measureRoom = 10;

/** The way to the nearest point, or a part of it, and beside it how long that is. */
function paintDistance(pen: Pen, view: CircleBoxView, part: number): void {
  const { centre, nearest, normal, distance: whole } = view.evaluation.trace;
  paintWay(pen, centre, between(centre, nearest, part));
  const across = besideWay(view);
  const from = dot(centre, normal);
  const measure = {
    from,
    to: from + part * whole,
    text: `d = ${view.format.number(part * whole)}`,
    kind: 'gap',
    colour: pen.theme.decide,
    deciding: true,
    clear: true,
  } as const;
  const axis = { normal, across, offset: dot(centre, across) };
  named(pen, 'distance', () => drawMeasure(pen, axis, measure, 'strong', measureRoom));
}

/** The way from the centre to a point, the nearest one in the end. */
function paintWay(pen: Pen, centre: Vector, end: Vector): void {
  const { decide } = pen.theme;
  const from = pen.camera.toScreen(centre);
  const to = pen.camera.toScreen(end);
  isolated(pen, (context) => {
    context.strokeStyle = decide;
    context.lineWidth = 2;
    traceDashed(pen, [from, to], [6, 4]);
    named(pen, 'distance', () => context.stroke());
  });
  named(pen, 'nearest', () => drawDot(pen, end, 6, decide));
}

/** The gap or the overlap between the rim of the circle and the box. */
function paintStretch(pen: Pen, from: Vector, to: Vector, colour: string): void {
  isolated(pen, (context) => {
    context.strokeStyle = colour;
    context.lineWidth = 5;
    traceDashed(
      pen,
      [from, to].map((point) => pen.camera.toScreen(point)),
    );
    context.stroke();
  });
}

/** Where centres of circles are that hit: the rounded box. The box grown by the radius has more. */
function paintGrown(pen: Pen, { state: { circle }, evaluation, progress }: CircleBoxView): void {
  const { theme } = pen;
  const part = doneAt(progress, 0, 1);
  const rounded = roundedOutline(evaluation.corners, part * circle.radius);
  const grown = evaluation.grown.map((corner, i) => between(evaluation.corners[i]!, corner, part));
  drawPolygon(pen, grown, { stroke: theme.mtv, width: 1.5, dash: [6, 5], tint: 0.08 });
  drawPolygon(pen, rounded, { stroke: theme.decide, width: 2.5, tint: 0.14 });
}
