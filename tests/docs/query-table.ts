/** The page docs/queries.md, in any language. Every cell is a promise, and a trial of it that did not fail. */
import { KINDS, type Kind } from './kinds.js';
import {
  type Mark,
  PAIR_QUERIES,
  type PairCall,
  type PairQuery,
  type Promised,
  SHAPE_QUERIES,
} from './queries.js';
import type { QueryWords } from './query-words.en.js';

/** What the figure shows: a circle before a polygon, and a capsule. */
const FIGURE =
  'board #v1&1=circle:46@130,-110&2=polygon:-80,60_-90,-40_20,-80_90,10_40,70@-30,20' +
  '&3=segment:-46,0_46,0*22@-190,-110~20&pair=1,2&show=axes,contacts,regions';

/** In the order in which they are explained. */
const MARKS = ['exact', '1e-12', 'contact', 'ends', 'safe', 'rounding'] as const satisfies Mark[];

/** Refuses if the trial of a promise fails. */
function tried(attempt: () => void, promised: Promised, where: string): Promised {
  try {
    attempt();
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : error}`);
  }
  return promised;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

function head({ title, intro, caption, legend, marks, meanings, outro }: QueryWords): string {
  const meant = table(
    legend,
    MARKS.map((mark) => [marks[mark], meanings[mark]]),
  );
  const figure = `<!-- figure: ${FIGURE} | ${caption} -->`;
  return `${[`# ${title}`, intro, figure, meant, outro].join('\n\n')}\n`;
}

const kindName = ({ name }: Kind, { kinds }: QueryWords): string => kinds[name] ?? name;

const cell = ({ mark, reason }: Promised, { marks }: QueryWords): string =>
  reason === undefined ? marks[mark] : `${marks[mark]} \\*`;

function pairTable(query: PairQuery & { readonly call: PairCall }, words: QueryWords): string {
  const notes = new Set<string>();
  const rows = KINDS.map((a) => [
    `**${kindName(a, words)}**`,
    ...KINDS.map((b) => {
      const where = `${query.call} of ${a.name} and ${b.name}`;
      const promised = tried(() => query.attempt(a, b), query.promise(a, b), where);
      const { mark, reason } = promised;
      if (reason !== undefined) notes.add(`\n\n\\* ${words.marks[mark]}: ${words.reasons[reason]}`);
      return cell(promised, words);
    }),
  ]);
  const body = table(['', ...KINDS.map((kind) => kindName(kind, words))], rows);
  return `## \`${query.call}\`\n\n${words.about[query.call]}\n\n${body}${[...notes].join('')}\n`;
}

function shapeTable(words: QueryWords): string {
  const rows = KINDS.map((kind) => [
    `**${kindName(kind, words)}**`,
    ...SHAPE_QUERIES.map(({ call, promise, attempt }) =>
      cell(
        tried(() => attempt(kind), promise(kind), `${call} of ${kind.name}`),
        words,
      ),
    ),
  ]);
  const head = ['', ...SHAPE_QUERIES.map(({ call }) => `\`${call}\``)];
  const { title, about } = words.oneShape;
  return `## ${title}\n\n${about}\n\n${table(head, rows)}\n`;
}

/** The whole page. */
export function queryTable(words: QueryWords): string {
  const pairs = PAIR_QUERIES.map((query) => pairTable(query, words));
  return [head(words), ...pairs, shapeTable(words)].join('\n');
}
