/** A view has room for the handles of two polygons where they are, though it never asks for their names. */
import { expect, test } from 'vitest';
import { evaluate } from '../../../web/figure/pair/evaluation.js';
import { handlePlaces, handlesOf } from '../../../web/figure/pair/handles.js';
import { readLink } from '../../../web/figure/pair/pair-link.js';
import { speakEnglish } from '../figures/board/support/speak-english.js';

speakEnglish();

const pair =
  'a=-32,-32_32,-32_32,32_-32,32@-150,-96~10&b=-130,-18_130,-18_130,18_-130,18@86,20~-24';

test.each([pair, `${pair}&velocity=190,120`])('the places of handles are known: %s', (link) => {
  const state = readLink(`#v1&${link}`)!;
  const evaluation = evaluate(state);
  const zoom = 0.8;
  const shown = handlesOf(state, evaluation)
    .filter(({ kind }) => kind !== 'vertex')
    .map(({ at, standOff = { x: 0, y: 0 } }) => ({
      x: at.x + standOff.x / zoom,
      y: at.y + standOff.y / zoom,
    }));
  const places = handlePlaces(state, evaluation, zoom);
  expect(places).toHaveLength(shown.length);
  for (const { x, y } of shown) {
    const nearest = Math.min(...places.map((place) => Math.hypot(place.x - x, place.y - y)));
    expect(nearest).toBeLessThan(1e-9);
  }
});
