/** Both sides of the boundary of the 3D module say the same: C++ headers, the wasm itself, the facade. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as layout from '../../../web/lib/space3/raw/layout.js';
import { wasm } from '../../../web/lib/space3/raw/wasm.js';
import { constantsOf, matches, ROOT, read, valuesOf } from '../support/headers.js';

describe('raw functions', () => {
  const door = read('web/lib/space3/raw/wasm.ts');
  const declared = matches(door, /^ {2}(_\w+)\(/gm).sort();
  // Emscripten has exports of its own.
  const exported = Object.keys(wasm()).filter((name) => /^_(?!_|emscripten|initialize)/.test(name));

  test('the wasm has those that its types declare', () => {
    expect(exported.sort()).toEqual(declared);
  });

  test('each is bound once', () => {
    const bound = matches(read('cpp/wasm3/bind_space3.cpp'), /export_name\("(\w+)"\)/g);
    expect(bound.sort()).toEqual(declared);
  });

  test('the facade uses all of them', () => {
    const files = readdirSync(join(ROOT, 'web/lib/space3')).filter((name) => name.endsWith('.ts'));
    const facade = files.map((name) => read(`web/lib/space3/${name}`));
    const inside = door.replace(/export interface Wasm3 \{.*?\n\}/s, '');
    const used = matches([...facade, inside].join('\n'), /\b(_[a-z]\w*)\b/g);
    expect([...new Set(used)].sort()).toEqual(declared);
  });

  test('the record has the address that views need: a multiple of 8', () => {
    expect(wasm()._recordAddress() % Float64Array.BYTES_PER_ELEMENT).toBe(0);
  });
});

describe('layout', () => {
  const { record, stretch, edge, step } = layout;

  test.each(Object.entries({ record, stretch, edge, step }))('of the %s', (namespace, places) => {
    expect(places).toEqual(constantsOf('cpp/wasm3/buffers3.hpp', namespace));
  });

  test.each([
    ['shape/polygon3.hpp', 'PolygonFault', layout.polygonFaults],
    ['query/segment_plane.hpp', 'SegmentPlaneKind', layout.segmentPlaneKinds],
    ['algorithm/winding.hpp', 'Location', layout.locations],
    ['query/segment_polygon.hpp', 'SegmentPolygonStage', layout.stages],
    ['math/vec3.hpp', 'Axis', layout.axes],
  ] as const)('of %s, %s', (header, name, values) => {
    expect([...values]).toEqual(valuesOf(`cpp/include/sepax/space3/${header}`, name));
  });

  test('of the number of axes of two boxes', () => {
    const header = read('cpp/include/sepax/space3/algorithm/box_axes.hpp');
    expect(header).toContain(`kBoxAxisCount = ${layout.boxAxisCount};`);
  });
});

test('the limit of lengths is that of the core', () => {
  const core = read('cpp/include/sepax/space3/tolerance.hpp').match(/kShortestDirection = (.*);/);
  const facade = read('web/lib/space3/validate3.ts').match(/MIN_LENGTH = (.*);/);
  expect(Number(facade?.[1])).toBe(Number(core?.[1]));
});
