/** Neighbouring doubles. */
const doubles = new Float64Array(1);
const bits = new BigInt64Array(doubles.buffer);

/** The double `count` places above x (below, if negative). */
export function nudged(x: number, count: number): number {
  doubles[0] = x;
  const pattern = bits[0] as bigint;
  // Doubles of one sign are ordered as their bit patterns; map negatives so that both signs are.
  const least = -(1n << 63n);
  const ordered = (pattern < 0n ? least - pattern : pattern) + BigInt(count);
  bits[0] = ordered < 0n ? least - ordered : ordered;
  return doubles[0] as number;
}
