import type { Quantity } from '../../../figure/parts/quantity-table.js';
import { words } from '../../../figure/voice/words.js';
import {
  inDegrees,
  pointText,
  type SpaceFigureView,
  things,
} from '../../../figures/planes/steps.js';

const none = '–';

/** The numbers of the figure with their names. */
export function quantities({ evaluation, format }: SpaceFigureView): Quantity[] {
  const { trace, meeting, angles } = evaluation;
  const { plane, fromDistance, toDistance } = trace.plane;
  const { x, y, z } = plane.normal;
  const winding = trace.plane.kind === 'point' ? trace.outline!.winding : null;
  const meaning = (thing: keyof typeof things) => ({
    thing: things[thing],
    meaning: words(`quantity.${thing}`),
  });
  const number = (value: number | null, written: (value: number) => string) => ({
    value,
    written: value === null ? none : written(value),
  });
  const length = (value: number): string => format.number(value);
  return [
    {
      ...meaning('normal'),
      symbol: 'n',
      tone: 'decide',
      written: `(${[x, y, z].map((c) => c.toFixed(3).replace('-', '−')).join(', ')})`,
    },
    { ...meaning('fromDistance'), symbol: 'd(p)', tone: 'a', ...number(fromDistance, length) },
    { ...meaning('toDistance'), symbol: 'd(q)', tone: 'a', ...number(toDistance, length) },
    {
      ...meaning('time'),
      symbol: 't',
      ...number(meeting?.time ?? null, (t) => t.toFixed(3).replace('-', '−')),
    },
    { ...meaning('point'), symbol: 'x', tone: 'decide', written: pointText(format, evaluation) },
    { ...meaning('winding'), symbol: 'w', tone: 'decide', ...number(winding, (w) => w.toFixed(0)) },
    { ...meaning('angles'), symbol: 'Σ∠', tone: 'mtv', ...number(angles, inDegrees) },
  ];
}
