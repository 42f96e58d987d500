import type { Step } from '../../figure/element/step.js';
import { NumberFormat } from '../../figure/voice/number-format.js';
import { areaFormat, type SegmentsEvaluation, scene } from './scene.js';
import { mapSize } from './sign-map.js';

/** The equations; the determinant; what it gives; four signs; the answer; and what rounding does. */
export function stepsOf(evaluation: SegmentsEvaluation): Step[] {
  const { trace, map, sideOfPoint } = evaluation;
  const { determinant, onA, onB } = trace;
  const format = scene.format(evaluation);
  const parts = new NumberFormat(1);
  const { start, end } = trace.result;
  const values = {
    determinant: areaFormat(evaluation).number(determinant),
    t: onA === null ? '' : parts.number(onA.value),
    u: onB === null ? '' : parts.number(onB.value),
    point: start === null ? '' : format.vector(start),
    end: end === null ? '' : format.vector(end),
    wrong: map.wrong,
    count: mapSize ** 2,
  };
  const part = (phase: string, say: string): Step => ({ phase, say, values });
  const parallel = determinant === 0;
  return [
    part('matrix', 'do.matrix'),
    part('determinant', determinantSay(trace)),
    parallel ? part('parallel', 'do.parallel') : part('parameters', parametersSay(trace)),
    { ...part('sidesB', saySides('B', trace.sidesOfB)), mark: 'b' },
    { ...part('sidesA', saySides('A', trace.sidesOfA)), mark: 'a' },
    { ...part(answerPhase(trace), answerSay(trace)), mark: 'answer' },
    ...(sideOfPoint === null
      ? []
      : [part('rounded', sideOfPoint === 0 ? 'do.roundedOn' : 'do.rounded')]),
    part('zoom', map.wrong > 0 ? 'do.zoomWrong' : 'do.zoom'),
  ];
}

type Trace = SegmentsEvaluation['trace'];

function determinantSay({ determinant, settledBy }: Trace): string {
  if (determinant === 0) return 'do.determinantZero';
  return settledBy === 'crossing' ? 'do.determinantCrossing' : 'do.determinant';
}

const parametersSay = ({ onA, onB }: Trace): string => {
  if (onA!.within && onB!.within) return 'do.parameters';
  if (onA!.within) return 'do.beyondB';
  return onB!.within ? 'do.beyondA' : 'do.beyond';
};

const saySides = (shape: 'A' | 'B', { start, end }: { start: number; end: number }): string => {
  if (start === 0 && end === 0) return `do.sides${shape}On`;
  if (start === 0 || end === 0) return `do.sides${shape}Touch`;
  return start > 0 === end > 0 ? `do.sides${shape}Same` : `do.sides${shape}`;
};

function answerPhase({ settledBy }: Trace): string {
  return settledBy === 'a-beside-b' || settledBy === 'b-beside-a' ? 'beside' : settledBy;
}

function answerSay({ settledBy, result: { meeting } }: Trace): string {
  return settledBy === 'collinear' ? `do.collinear.${meeting}` : `do.${settledBy}`;
}

/** Which of the texts for signs a number asks for. */
export const signKind = (value: number): 'plus' | 'zero' | 'minus' =>
  value === 0 ? 'zero' : value > 0 ? 'plus' : 'minus';
