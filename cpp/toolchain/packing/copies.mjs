// What of some bytes was there before.

/** Of many places that a copy could be of, as many are looked at. */
const MOST_PLACES = 4000;

/**
 * For each place from `start` on the copies that can be made there: for growing lengths the nearest distance, as
 * `[longest length, distance]`.
 */
export function copiesIn(bytes, start) {
  const latest = new Map();
  const earlier = new Int32Array(bytes.length);
  return Array.from(bytes, (_, at) => {
    const pair = bytes[at] | (bytes[at + 1] << 8);
    const found = [];
    let longest = 1;
    let place = latest.get(pair) ?? -1;
    earlier[at] = place;
    latest.set(pair, at);
    if (at < start) return found;
    for (
      let left = MOST_PLACES;
      place >= 0 && left > 0 && longest < LONGEST;
      --left, place = earlier[place]
    ) {
      const length = commonLength(bytes, place, at);
      if (length <= longest) continue;
      longest = length;
      found.push([length, at - place]);
    }
    return found;
  });
}

/** Longer copies are written as several. */
export const LONGEST = 300;

/** How long two places are followed by the same bytes, up to LONGEST. */
export function commonLength(bytes, place, at) {
  let length = 0;
  const most = Math.min(LONGEST, bytes.length - at);
  while (length < most && bytes[place + length] === bytes[at + length]) ++length;
  return length;
}
