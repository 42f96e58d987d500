import type { Quantity } from '../../../figure/parts/quantity-table.js';
import { words } from '../../../figure/voice/words.js';
import { type ChaseView, degreesText, things } from '../../../figures/which-way/steps.js';

/** The numbers of the figure with their names. */
export function quantities({ evaluation, format, state }: ChaseView): Quantity[] {
  const { heading, toTarget, area, ahead, angle, step, flight, wrong } = evaluation;
  const end = (frame: number | null): string =>
    frame === null ? words('end.miss') : words('end.hit', { frame });
  const meaning = (thing: keyof typeof things) => ({
    thing: things[thing],
    meaning: words(`quantity.${thing}`),
  });
  const turn = words(`turn.${evaluation.turn}`);
  return [
    { ...meaning('heading'), symbol: 'h', tone: 'a', written: format.vector(heading) },
    { ...meaning('toTarget'), symbol: 'd', tone: 'b', written: format.vector(toTarget) },
    {
      ...meaning('area'),
      symbol: 'det',
      tone: 'decide',
      written: format.number(area),
      value: area,
    },
    {
      ...meaning('ahead'),
      symbol: 'h · d',
      tone: 'decide',
      written: format.number(ahead),
      value: ahead,
    },
    {
      ...meaning('angle'),
      symbol: 'θ',
      tone: 'decide',
      written: `${degreesText(angle)} ${turn}`,
      value: angle,
    },
    {
      ...meaning('step'),
      meaning: words('quantity.step', { limit: `${state.limit}°` }),
      symbol: 'Δ',
      tone: 'decide',
      written: degreesText(step),
      value: step,
    },
    { ...meaning('flight'), symbol: '+Δ', tone: 'a', written: end(flight.hit) },
    { ...meaning('wrong'), symbol: '−Δ', tone: 'mtv', written: end(wrong.hit) },
  ];
}
