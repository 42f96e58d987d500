// Holds the results against the bars.
import { BARS, GROWTH, NATIVE_AT_MOST } from './bars.mjs';
import { isOurs } from './contestants.mjs';

export const NATIVE = 'sepax native';

/** The rows of a figure that stand for one contestant or for the fastest of all peers. */
function rowOf(rows, name, figure) {
  const among = rows.filter((row) => row.figure === figure);
  if (name !== 'peers') return among.find((row) => row.contestant === name);
  // One that misses pairs wins nothing.
  const peers = among.filter((row) => !isOurs(row.contestant) && !row.part && !row.check?.wrong);
  return peers.sort((one, other) => one.median - other.median)[0];
}

/** `seen` is null where one of the two was not measured. */
function verdict(what, limit, ours, other, holds, ratio) {
  const known = ours !== undefined && other !== undefined;
  const seen = known ? ratio(ours, other) : null;
  return { ...what, limit, seen, holds: seen === null ? null : holds(seen) };
}

function judgeBar({ figure, subject, against, atLeast, peersFigure = figure }, rows) {
  const ours = rowOf(rows, subject, figure);
  const other = rowOf(rows, against, peersFigure);
  const name = against === 'peers' && other ? `${other.contestant} (fastest peer)` : against;
  return verdict(
    { figure, subject, against: name },
    `at least ${atLeast}`,
    ours,
    other,
    (seen) => seen >= atLeast,
    (us, them) => them.median / us.median,
  );
}

/** A figure of the native build, beside ours one by one and, if there is one, in batch. */
function judgeNative(row, rows) {
  const figures = [row.figure, `${row.figure}, batch`];
  const ours = figures.flatMap((figure) => rowOf(rows, 'sepax', figure) ?? []);
  return ours.map((our) =>
    verdict(
      { figure: our.figure, subject: 'sepax', against: NATIVE },
      `at most ${NATIVE_AT_MOST}`,
      our,
      row,
      (seen) => seen <= NATIVE_AT_MOST,
      (us, them) => us.median / them.median,
    ),
  );
}

function judgeGrowth(rows) {
  const { from, to, bodies, atMost } = GROWTH;
  return verdict(
    { figure: `${to} per body`, subject: 'sepax', against: `sepax ${from} per body` },
    `at most ${atMost}`,
    rowOf(rows, 'sepax', to),
    rowOf(rows, 'sepax', from),
    (seen) => seen <= atMost,
    (us, few) => us.median / few.median / bodies,
  );
}

export function judge(rows) {
  const native = rows.filter(({ contestant }) => contestant === NATIVE);
  return [
    ...BARS.map((bar) => judgeBar(bar, rows)),
    ...native.flatMap((row) => judgeNative(row, rows)),
    judgeGrowth(rows),
  ];
}
