// Writes scenes for the native program: all numbers, in double precision (see native/scene_file.hpp).
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { freePlaces } from '../../../web/site/race/scene/reference.mjs';

/** What a section is about, as native/main.cpp reads it. */
const SECTIONS = { pairs: 0, frames: 1, rays: 2, build: 3 };

function text(string) {
  return [string.length, ...[...string].map((letter) => letter.charCodeAt(0))];
}

function shape({ radius, points }, { x, y, angle }) {
  const corners = points ?? [[0, 0]];
  return [radius, corners.length, ...corners.flat(), x, y, angle];
}

function pairNumbers({ pairs }) {
  const list = pairs();
  const shapes = list.map((pair) => [...shape(pair.a, pair.placeA), ...shape(pair.b, pair.placeB)]);
  return [list.length, shapes.flat()].flat();
}

function bodyNumbers({ forms, transforms }) {
  const shapes = forms.map((form, i) => {
    const [x, y, angle] = transforms.subarray(3 * i, 3 * i + 3);
    return shape(form, { x, y, angle });
  });
  return [forms.length, shapes.flat()].flat();
}

const NUMBERS = {
  pairs: pairNumbers,
  frames: ({ bodies, frames }) => {
    const made = bodies();
    const { side, moving, velocities } = made;
    return [...bodyNumbers(made), side, moving, ...frames, Array.from(velocities)].flat();
  },
  rays: ({ bodies, rays }) => {
    const made = bodies();
    const list = rays(made, freePlaces(made));
    return [...bodyNumbers(made), list.length / 4, Array.from(list)].flat();
  },
  build: ({ bodies }) => bodyNumbers(bodies()),
};

export function writeSceneFile(path, scenes) {
  const sections = scenes.map((scene) => [
    SECTIONS[scene.kind],
    ...text(scene.name),
    ...NUMBERS[scene.kind](scene),
  ]);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, new Uint8Array(Float64Array.from(sections.flat()).buffer));
}
