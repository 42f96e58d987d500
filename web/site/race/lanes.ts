import { html, nothing, type TemplateResult } from 'lit';
import { text } from '../../figure/voice/text.js';
import { whole } from '../../figure/voice/whole.js';
import { type End, type Found, type Lane, medianOf } from './run-race.js';
import { type Runner, runnerNames, runners } from './runners.js';

/** A time in milliseconds with as many digits as it has any use for. */
export const shortTime = (time: number): string => time.toFixed(time < 10 ? 2 : 1);

const isFound = (end: End | null | undefined): end is Found => !!end && 'touching' in end;
const differs = ({ missing, extra }: Found): boolean => missing + extra > 0;

/** The lanes, with the times that there are. */
export function lanesTable(lanes: ReadonlyMap<Runner, Lane>): TemplateResult {
  const slowest = Math.max(...[...lanes.values()].map(({ times }) => medianOf(times)));
  return html`
    <table>
      <caption class="hidden">${text('race.table')}</caption>
      <thead>
        <tr>
          <th scope="col">${text('race.runner')}</th>
          <td class="bar"></td>
          <th scope="col">${text('race.time')}</th>
          <th scope="col">${text('race.touching')}</th>
          <th scope="col">${text('race.differ')}</th>
        </tr>
      </thead>
      <tbody>
        ${runners.map((runner) => laneRow(runner, lanes.get(runner), slowest))}
      </tbody>
    </table>
  `;
}

function laneRow(runner: Runner, lane: Lane | undefined, slowest: number): TemplateResult {
  const time = medianOf(lane?.times ?? []);
  const share = slowest > 0 ? (100 * time) / slowest : 0;
  return html`
    <tr data-runner=${runner} class=${runner === 'sepax' ? 'own' : ''}>
      <th scope="row">${runnerNames[runner]}</th>
      <td class="bar"><span style="width: ${share.toFixed(1)}%"></span></td>
      ${results(lane, time)}
    </tr>
  `;
}

function results(lane: Lane | undefined, time: number): TemplateResult {
  const end = lane?.end;
  if (end && 'reason' in end) {
    return html`<td colspan="3">${text('race.failed', { reason: end.reason })}</td>`;
  }
  return html`
    <td>${lane === undefined || lane.times.length === 0 ? '–' : shortTime(time)}</td>
    <td>${isFound(end) ? whole(end.touching) : '–'}</td>
    <td>${isFound(end) ? difference(end) : '–'}</td>
  `;
}

const difference = (found: Found): string =>
  differs(found)
    ? text('race.differs', { missing: whole(found.missing), extra: whole(found.extra) })
    : text('race.differs.none');

/** Why some say otherwise, and by how little. */
export function differencesList(lanes: readonly Lane[]): TemplateResult {
  const others = lanes.flatMap(({ runner, end }) =>
    isFound(end) && differs(end) ? [{ runner, gap: end.farthest }] : [],
  );
  if (others.length === 0) return html`<p>${text('race.same')}</p>`;
  return html`
    <ul>
      ${others.map(
        ({ runner, gap }) => html`
          <li>
            ${text('race.difference', {
              name: runnerNames[runner],
              gap: gap.toPrecision(2),
              why: text(`race.why.${runner}`),
            })}
          </li>
        `,
      )}
    </ul>
  `;
}

/** Who was fastest, and by how much. */
export function winner(lanes: readonly Lane[]): string | typeof nothing {
  const [first, second] = lanes
    .filter(({ end }) => isFound(end))
    .map(({ runner, times }) => ({ runner, time: medianOf(times) }))
    .sort((p, q) => p.time - q.time);
  if (first === undefined || second === undefined) return nothing;
  return text('race.first', {
    first: runnerNames[first.runner],
    time: shortTime(first.time),
    second: runnerNames[second.runner],
    ratio: (second.time / first.time).toFixed(1),
  });
}
