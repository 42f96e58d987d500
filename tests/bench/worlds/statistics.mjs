// Medians rather than means: a clock is read while other programs run.

/** The value below which this share of the sorted samples lies. */
function quantile(sorted, share) {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)];
  return below + (sorted[Math.ceil(place)] - below) * (place % 1);
}

export function summarize(samples) {
  const sorted = Float64Array.from(samples).sort();
  return {
    median: quantile(sorted, 0.5),
    p10: quantile(sorted, 0.1),
    p90: quantile(sorted, 0.9),
    p95: quantile(sorted, 0.95),
    samples: sorted.length,
  };
}

/** Milliseconds of each call of `run`, after calls that aren't counted. */
export function timeEach(run, { warmUp, count }) {
  for (let i = 0; i < warmUp; i++) run();
  return Array.from({ length: count }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
}

/** Milliseconds of one round of `run`, of which a sample takes as many as the clock needs. */
export function timeRounds(run, { warmUp, count, sample }) {
  let rounds = 1;
  const batch = () => {
    for (let i = 0; i < rounds; i++) run();
  };
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < warmUp) {
    run();
    done++;
  }
  rounds = Math.max(1, Math.round((sample * done) / warmUp));
  return timeEach(batch, { warmUp: 1, count }).map((time) => time / rounds);
}
