// Which bytes are best written as they are, and which as copies.
import { commonLength, LONGEST } from './copies.mjs';
import {
  after,
  distanceGroup,
  putAgain,
  putByte,
  putDistance,
  putKind,
  putLength,
  putRepeat,
  START,
} from './kinds.mjs';

/**
 * The steps `{ to, distance }` from `start` to the end of the bytes, which have these contexts, that cost least where
 * bits cost what these chances say; the distance is 0 for a byte as it is. By the least cost to each place (Storer and
 * Szymanski, "Data Compression via Textual Substitution", 1982), which is near the least only: what a step costs depends
 * on those before.
 */
export function cheapestWay({ bytes, start, contexts, copies }, chances) {
  const cost = (kind, bit) => chances.cost(kind, bit);
  const lengthCosts = Float64Array.from({ length: LONGEST + 1 }, (_, length) =>
    length < 2 ? 0 : putLength(cost, length),
  );
  const againCosts = Float64Array.from({ length: LONGEST + 1 }, (_, length) =>
    length < 1 ? 0 : putAgain(cost, length),
  );
  const costs = new Float64Array(bytes.length + 1).fill(Number.POSITIVE_INFINITY);
  const steps = new Array(bytes.length + 1);
  costs[start] = 0;
  for (let at = start; at < bytes.length; ++at) {
    const step = steps[at];
    const state =
      step === undefined ? START : after(steps[step.from]?.state ?? START, step.distance);
    if (step !== undefined) step.state = state;
    const go = (to, stepCost, by) => {
      if (!(costs[at] + stepCost < costs[to])) return;
      costs[to] = costs[at] + stepCost;
      steps[to] = { from: at, distance: by };
    };
    const context = contexts[at - start];
    go(at + 1, putKind(cost, state, context, 0) + putByte(cost, context, bytes[at]), 0);
    const copyCost = putKind(cost, state, context, 1);
    for (const by of new Set(state.distances)) {
      if (by === 0) continue;
      const again = copyCost + putRepeat(cost, state, by);
      const longest = commonLength(bytes, at - by, at);
      for (let length = 1; length <= longest; ++length)
        go(at + length, again + againCosts[length], by);
    }
    const fresh = copyCost + putRepeat(cost, state, -1);
    let length = 2;
    for (const [longest, by] of copies[at]) {
      if (state.distances.includes(by)) continue;
      for (let group = -1, distanceCost = 0; length <= longest; ++length) {
        if (distanceGroup(length) !== group) {
          group = distanceGroup(length);
          distanceCost = putDistance(cost, group, by);
        }
        go(at + length, fresh + lengthCosts[length] + distanceCost, by);
      }
    }
  }
  return stepsBetween(start, bytes.length, steps);
}

function stepsBetween(start, end, steps) {
  const way = [];
  for (let to = end; to > start; to = steps[to].from)
    way.push({ to, distance: steps[to].distance });
  return way.reverse();
}
