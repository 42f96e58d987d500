import { html, type TemplateResult } from 'lit';
import type { CheckFamily, FamilyCount } from 'sepax/check';
import { text } from '../../figure/voice/text.js';
import { whole } from '../../figure/voice/whole.js';

/** The families, in the order in which they are asked. */
export const families: readonly CheckFamily[] = [
  'plain',
  'crossing',
  'inside',
  'cornered',
  'one-sided',
  'touching',
  'redundant',
  'sizes',
  'slight',
  'slivers',
  'far',
  'turned',
  'hair',
];

/** What is asked, and once that is known how many answers were wrong. */
export function familyTable(counts: readonly FamilyCount[] | null): TemplateResult {
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${text('check.family')}</th>
          <th scope="col">${text('check.asked')}</th>
          <th scope="col">${text('check.wrong')}</th>
        </tr>
      </thead>
      <tbody>
        ${families.map((name) =>
          familyRow(
            name,
            counts?.find(({ family }) => family === name),
          ),
        )}
      </tbody>
    </table>
  `;
}

const familyRow = (name: CheckFamily, count: FamilyCount | undefined): TemplateResult => html`
  <tr data-family=${name} class=${count !== undefined && count.wrong > 0 ? 'bad' : ''}>
    <th scope="row">${text(`check.family.${name}`)}</th>
    <td>${count === undefined ? '–' : whole(count.cases)}</td>
    <td>${count === undefined ? '–' : whole(count.wrong)}</td>
  </tr>
`;
