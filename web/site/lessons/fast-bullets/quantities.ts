import type { Quantity } from '../../../figure/parts/quantity-table.js';
import { words } from '../../../figure/voice/words.js';
import { type ShotView, things, timeText } from '../../../figures/fast-bullets/steps.js';

const none = '–';

/** The numbers of the figure with their names. */
export function quantities({ evaluation, format }: ShotView): Quantity[] {
  const { before, after, line, impact, rest, samples } = evaluation;
  const meaning = (thing: keyof typeof things) => ({
    thing: things[thing],
    meaning: words(`quantity.${thing}`),
  });
  const gap = (value: number) => ({
    value,
    written: words(value > 0 ? 'gap.free' : 'gap.overlap', {
      size: format.length(Math.abs(value)),
    }),
  });
  const time = (value: number | null) => ({
    value,
    written: value === null ? none : timeText(value),
  });
  return [
    { ...meaning('before'), symbol: 'p', tone: 'a', ...gap(before) },
    { ...meaning('after'), symbol: 'p + v', tone: 'a', ...gap(after) },
    { ...meaning('line'), symbol: 's', tone: 'decide', ...time(line?.fraction ?? null) },
    { ...meaning('impact'), symbol: 't', tone: 'decide', ...time(impact?.time ?? null) },
    {
      ...meaning('point'),
      symbol: 'x',
      tone: 'decide',
      written: impact ? format.vector(impact.point) : none,
    },
    {
      ...meaning('normal'),
      symbol: 'n',
      tone: 'decide',
      written: impact ? format.direction(impact.normal) : none,
    },
    {
      ...meaning('rest'),
      symbol: 'v′',
      tone: 'decide',
      written: rest ? format.vector(rest) : none,
    },
    {
      ...meaning('samples'),
      symbol: 'N',
      tone: 'mtv',
      value: samples?.sure ?? null,
      written: samples === null ? none : Number.isFinite(samples.sure) ? String(samples.sure) : '∞',
    },
  ];
}
