// Writes scenes for the native program: all numbers, in double precision (see native/scene_file.hpp).
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function text(string) {
  return [string.length, ...[...string].map((letter) => letter.charCodeAt(0))];
}

function shape({ radius, points }, { x, y, angle }) {
  const corners = points ?? [[0, 0]];
  return [radius, corners.length, ...corners.flat(), x, y, angle];
}

function pairScene({ name, pairs }) {
  const list = pairs();
  const shapes = list.map((pair) => [...shape(pair.a, pair.placeA), ...shape(pair.b, pair.placeB)]);
  return [...text(name), list.length, ...shapes.flat()];
}

export function writeSceneFile(path, scenes) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, new Uint8Array(Float64Array.from(scenes.flatMap(pairScene)).buffer));
}
