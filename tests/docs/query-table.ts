/** The page docs/queries.md. Every cell is a promise, and a trial of it that did not fail. */
import { KINDS } from './kinds.js';
import { PAIR_QUERIES, type PairQuery, type Promised, SHAPE_QUERIES } from './queries.js';

const HEAD = `# Queries and shapes

Every query takes every shape. The cells say what is guaranteed; the rows are \`a\`, the columns \`b\`. This
page is made by \`npm run docs\`, which calls each query on each pair, apart, overlapping or moving, and
stops if an answer contradicts what is known of the pair or what another query says.

| cell | means |
| --- | --- |
| exact | the decision is that of real arithmetic for the corners as they stand: no tolerance, at any scale |
| 1e-12 | right within 1e-12 of the pair's size; decisions that go with it are exact |
| contact | as 1e-12, but of several possible answers not always the shortest |
| ends | as 1e-12, but of all points of contact only the outermost |
| safe | the shapes overlap at no earlier time; an impact is reported 1e-10 of their reach apart at the earliest |
| rounding | exact but for rounding |

Circles and other round shapes are round: nothing is replaced by polygons. Shapes of several pieces
(Polyline, ConcavePolygon, Compound) count as a whole: seams between pieces are neither boundaries nor
ways out.
`;

/** The text of a cell; refuses if the trial of it fails. */
function cell(attempt: () => void, { mark, reason }: Promised, where: string): string {
  try {
    attempt();
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : error}`);
  }
  return reason === undefined ? mark : `${mark} \\*`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

function pairTable(query: PairQuery): string {
  const reasons = new Map<string, string>();
  const rows = KINDS.map((a) => [
    `**${a.name}**`,
    ...KINDS.map((b) => {
      const promised = query.promise(a, b);
      if (promised.reason !== undefined) reasons.set(promised.mark, promised.reason);
      const where = `${query.call} of ${a.name} and ${b.name}`;
      return cell(() => query.attempt(a, b), promised, where);
    }),
  ]);
  const notes = [...reasons].map(([mark, reason]) => `\n\n\\* ${mark}: ${reason}`);
  const body = table(['', ...KINDS.map(({ name }) => name)], rows);
  return `## \`${query.call}\`\n\n${query.about}\n\n${body}${notes.join('')}\n`;
}

function shapeTable(): string {
  const rows = KINDS.map((kind) => [
    `**${kind.name}**`,
    ...SHAPE_QUERIES.map(({ call, promise, attempt }) =>
      cell(() => attempt(kind), promise(kind), `${call} of ${kind.name}`),
    ),
  ]);
  const head = ['', ...SHAPE_QUERIES.map(({ call }) => `\`${call}\``)];
  const about =
    'The sign of a distance, and whether a segment or an endless ray hits, are exact. Points are within ' +
    '1e-12 across the boundary; along it, a way that grazes magnifies the rounding.';
  return `## One shape\n\n${about}\n\n${table(head, rows)}\n`;
}

/** The whole page. */
export function queryTable(): string {
  return [HEAD, ...PAIR_QUERIES.map(pairTable), shapeTable()].join('\n');
}
