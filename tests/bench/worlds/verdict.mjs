// Holds the results against the bars.
import { BARS, GAIN_SINCE, NATIVE_AT_MOST } from './bars.mjs';
import { isOurs } from './contestants.mjs';

export const NATIVE = 'sepax native';
/** Each contestant in a process of its own, and all in one. */
const RUNS = ['alone', 'together'];

/** The row of a figure in a run that stands for one contestant or for the fastest of all peers. */
function rowOf(rows, name, figure, run) {
  const among = rows.filter((row) => row.figure === figure && row.run === run);
  if (name !== 'peers') return among.find((row) => row.contestant === name);
  // One that misses pairs wins nothing.
  const peers = among.filter((row) => !isOurs(row.contestant) && !row.part && !row.check?.wrong);
  return peers.sort((one, other) => one.median - other.median)[0];
}

/** Of each run that has both: the time of the other over that of the subject. */
function ratios(
  { figure, subject, against, peersFigure = figure, parts = 1, of = 'median' },
  rows,
) {
  return RUNS.flatMap((run) => {
    const ours = rowOf(rows, subject, figure, run);
    const other = rowOf(rows, against, peersFigure, run);
    if (ours === undefined || other === undefined) return [];
    return [{ other: other.contestant, run, seen: (parts * other.median) / ours[of] }];
  });
}

/** The ratio that counts, which is the lesser. */
function lesser(list) {
  return list.sort((one, other) => one.seen - other.seen)[0];
}

function judgeBar(bar, rows) {
  const { figure, subject, against, peersFigure, of, atLeast } = bar;
  const found = lesser(ratios(bar, rows));
  const name = against === 'peers' && found ? `${found.other} (fastest peer)` : against;
  return {
    figure: of === undefined ? figure : `${figure}, ${of}`,
    subject,
    against: peersFigure === undefined ? name : `${name}, ${peersFigure}`,
    limit: `at least ${Number(atLeast.toPrecision(3))}`,
    run: found?.run ?? '',
    seen: found?.seen ?? null,
    holds: found ? found.seen >= atLeast : null,
  };
}

/** Frames and batches of the native build, beside ours. */
function judgeNative(native, rows) {
  const isPair = native.figure.startsWith('N ');
  const figure = isPair ? `${native.figure}, batch` : native.figure;
  if (!isPair && native.unit !== 'ms') return [];
  const ours = RUNS.flatMap((run) => rowOf(rows, 'sepax', figure, run) ?? []);
  if (ours.length === 0) return [];
  const seen = Math.max(...ours.map(({ median }) => median / native.median));
  return [
    {
      figure,
      subject: 'sepax',
      against: NATIVE,
      limit: `at most ${NATIVE_AT_MOST}`,
      run: '',
      seen,
      holds: seen <= NATIVE_AT_MOST,
    },
  ];
}

/** The gain in every figure since another build, without a limit. */
function tellGain(figure, rows) {
  const found = lesser(ratios({ figure, subject: 'sepax', against: GAIN_SINCE }, rows));
  if (found === undefined) return [];
  return [{ figure, subject: 'sepax', against: GAIN_SINCE, limit: '', ...found, holds: undefined }];
}

export function judge(rows) {
  const native = rows.filter(({ contestant }) => contestant === NATIVE);
  const figures = [...new Set(rows.map(({ figure }) => figure))];
  return [
    ...BARS.map((bar) => judgeBar(bar, rows)),
    ...native.flatMap((row) => judgeNative(row, rows)),
    ...figures.flatMap((figure) => tellGain(figure, rows)),
  ];
}
