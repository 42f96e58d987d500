/** Both sides of the boundary say the same: C++ headers, generated types, the wasm itself, web/lib. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  contact,
  coreRegions,
  crossing,
  finding,
  findingKinds,
  lineOwners,
  outlineFaults,
  record,
  segmentExits,
  segmentMeetings,
  step,
  stop,
  stretch,
  turns,
  wall,
  wallKinds,
} from '../../web/lib/raw/layout.js';
import { wasm } from '../../web/lib/raw/wasm.js';
import * as worldLayout from '../../web/lib/raw/world-layout.js';
import { MAX_ANGLE, MAX_COORDINATE, SMALLEST_COORDINATE } from '../../web/lib/validate.js';
import { publicArguments } from './support/arguments.js';
import { constantsOf, matches, ROOT, read, valuesOf } from './support/headers.js';

/** What is generated, and the 3D part, which space3/contract.test.ts looks at. */
const generated = join('web/lib/raw', 'wasm');
const OTHERS = [generated, join('web/lib', 'space3')];

type Attaches = Record<string, () => object>;

/** The functions of C++ that an object has, or inherits. */
function namesIn(functions: object): string[] {
  const names = [];
  for (const name in functions) if (/^_(?!bind_)/.test(name)) names.push(name);
  return names;
}

/** Seen by tests of memory alone: the library itself never asks. */
const FOR_TESTS = ['_shapeCount', '_worldCount'];

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return OTHERS.includes(path) ? [] : sources(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

describe('raw functions', () => {
  const declared = matches(read('web/lib/raw/wasm/sepax.d.ts'), /^ {2}(_(?!bind_)\w+)\(/gm).sort();
  const used = sources('web/lib').flatMap((path) =>
    matches(read(path), /\b(_(?!bind_)[a-z]\w*)\b/g),
  );
  const parts = readdirSync(join(ROOT, generated)).flatMap((file) =>
    matches(file, /^(?!core|whole)(\w+)-text\.js$/g),
  );

  test('the wasm has those that its types declare, once all parts are attached', async () => {
    expect(parts.length).toBeGreaterThan(20);
    const exported = new Set(namesIn(wasm()));
    for (const part of parts) {
      const attaches = (await import(`../../web/lib/raw/wasm/${part}.ts`)) as Attaches;
      for (const name of namesIn(attaches[`${part}Part`]!())) exported.add(name);
    }
    expect([...exported].sort()).toEqual(declared);
  });

  test('each part has a feature that asks for it', () => {
    const asked = sources('web/lib').flatMap((path) => matches(read(path), /\b(\w+)Part\(\)\._/g));
    // What others build on, without bindings, is asked for by these.
    const ground = ['obstacles', 'sorting', 'cut'];
    expect([...new Set([...asked, ...ground])].sort()).toEqual(parts.sort());
  });

  test('web/lib uses all of them and no others', () => {
    expect([...new Set([...used, ...FOR_TESTS])].sort()).toEqual(declared);
  });

  test('each is bound once, in cpp/wasm', () => {
    const bound = readdirSync(join(ROOT, 'cpp/wasm'))
      .filter((file) => file.startsWith('bind_'))
      .flatMap((file) => matches(read(`cpp/wasm/${file}`), /bindFunction\("(\w+)"/g));
    expect(bound.sort()).toEqual(declared);
  });

  test('only web/lib/raw knows the texts, and wasm.ts alone makes an instance', () => {
    const importersOf = (text: string) =>
      sources('web').filter((path) => read(path).includes(text));
    expect(importersOf('/wasm/core-text.js')).toEqual([join('web/lib/raw', 'compiled.ts')]);
    expect(importersOf('/wasm/whole-text.js')).toEqual([join('web/lib/raw', 'whole.ts')]);
    expect(importersOf('/wasm/sepax.js')).toEqual([
      join('web/lib/raw', 'loaded.ts'),
      join('web/lib/raw', 'wasm.ts'),
    ]);
    expect(importersOf('createModule(')).toEqual([join('web/lib/raw', 'wasm.ts')]);
  });

  test('the record has the address that the views assume: a multiple of 8', () => {
    expect(wasm()._recordAddress() % Float64Array.BYTES_PER_ELEMENT).toBe(0);
  });
});

describe('layout', () => {
  test.each(Object.entries({ record, step, finding, contact, stretch, crossing, stop, wall }))(
    'of the %s',
    (namespace, layout) => {
      expect(Object.keys(layout).length).toBeGreaterThan(2);
      expect(layout).toEqual(constantsOf('cpp/wasm/buffers.hpp', namespace));
    },
  );

  const { bodyFlag, snapshotFaults, NO_BODY, ...worldPlaces } = worldLayout;

  test.each(Object.entries(worldPlaces))('of worlds: %s', (namespace, layout) => {
    expect(Object.keys(layout).length).toBeGreaterThan(2);
    expect(layout).toEqual(constantsOf('cpp/wasm/world_layout.hpp', namespace));
  });

  test('of worlds: no namespace is missing', () => {
    const header = read('cpp/wasm/world_layout.hpp');
    expect(matches(header, /^namespace (\w+) \{/gm).sort()).toEqual(
      Object.keys(worldPlaces).sort(),
    );
  });

  test('of the flags of bodies, the number of no body, and the faults of snapshots', () => {
    const store = 'cpp/include/sepax/world/body_store.hpp';
    expect(bodyFlag).toEqual(constantsOf(store, 'body_flag'));
    expect(read(store)).toContain('BodyId kNoBody = kNoIndex;');
    expect(read('cpp/include/sepax/shape/convex_polygon.hpp')).toContain(
      `kNoIndex = 0x${NO_BODY.toString(16)};`,
    );
    expect([...snapshotFaults]).toEqual(
      valuesOf('cpp/include/sepax/world/snapshot.hpp', 'SnapshotFault'),
    );
  });

  test('of a crossing: as long as the part of a stretch that it fills', () => {
    expect(stretch.exit - stretch.entry).toBe(crossing.piece + 1);
    expect(stretch.size - stretch.exit).toBe(crossing.piece + 1);
  });

  test('of what a change of scale or pivot answers', () => {
    const [, body = ''] =
      read('cpp/wasm/session.hpp').match(/enum class Reshaping[^{]*\{(.*?)\}/s) ?? [];
    const answers = matches(body, /\b(k\w+),/g);
    const facade = read('web/lib/scale.ts');
    const placeOf = (name: string) =>
      Number(facade.match(new RegExp(`const ${name} = (\\d+);`))?.[1]);
    expect(answers[placeOf('RESHAPED')]).toBe('kDone');
    expect(answers[placeOf('NON_UNIFORM')]).toBe('kNonUniform');
  });

  test.each([
    ['shape/outline.hpp', 'OutlineFault', outlineFaults],
    ['algorithm/validate_outline.hpp', 'FindingKind', findingKinds],
    ['query/intersect_segments.hpp', 'SegmentMeeting', segmentMeetings],
    ['query/intersect_segments.hpp', 'SegmentExit', segmentExits],
    ['query/trace_circle.hpp', 'CoreRegion', coreRegions],
    [
      'query/conservative_advancement.hpp',
      'LineOwner',
      lineOwners.map((name) => (name === 'between' ? 'none' : name)),
    ],
    ['query/turn.hpp', 'Turn', turns],
    ['../../wasm/buffers.hpp', 'WallKind', wallKinds],
  ] as const)('of the values in %s: %s', (header, enumeration, names) => {
    expect(names.length).toBeGreaterThan(2);
    expect([...names]).toEqual(valuesOf(`cpp/include/sepax/${header}`, enumeration));
  });
});

describe('limits', () => {
  const tolerance = read('cpp/include/sepax/tolerance.hpp');
  const constant = (name: string): number =>
    Number(tolerance.match(new RegExp(`constexpr double ${name} = ([^;]+);`))?.[1]);

  test('of coordinates and angles', () => {
    expect(MAX_COORDINATE).toBe(constant('kMaxCoordinate'));
    expect(MAX_ANGLE).toBe(constant('kMaxAngle'));
    expect(SMALLEST_COORDINATE).toBe(2 ** -485);
    expect(tolerance).toContain('kSmallestCoordinate = 0x1p-485;');
  });

  test('of the number of shapes, as the error tells it', () => {
    const bits = Number(read('cpp/include/sepax/slot_map.hpp').match(/kSlotBits = (\d+);/)?.[1]);
    expect(read('web/lib/convex.ts')).toContain((2 ** bits).toLocaleString('en'));
  });
});

describe('error codes', () => {
  const codes = matches(
    read('web/lib/errors.ts').match(/type SepaxErrorCode =(.*?);/s)?.[1] ?? '',
    /'([a-z-]+)'/g,
  );

  test('are these', () => {
    expect(codes).toEqual([
      'not-a-number',
      'not-finite',
      'out-of-range',
      'not-points',
      'not-a-vector',
      'not-a-shape',
      'not-contacts',
      'not-an-option',
      'not-a-list',
      'not-a-choice',
      'zero-vector',
      'too-few-points',
      'collinear',
      'concave',
      'self-crossing',
      'non-uniform',
      'non-planar',
      'misplaced-hole',
      'misplaced-polygon',
      'not-a-body',
      'not-a-function',
      'bad-snapshot',
      'disposed',
      'load-failed',
      'not-loaded',
      'out-of-memory',
    ]);
  });

  test('have each a row in the tables of errors.test.ts, but for four', () => {
    const covered = publicArguments.flatMap(({ badValues }) => badValues.map(({ code }) => code));
    // 'non-planar': space3/errors.test.ts. Loading: async.test.ts. 'out-of-memory': 4,194,304 shapes take gigabytes.
    expect(codes.filter((code) => !covered.some((c) => c === code))).toEqual([
      'non-planar',
      'load-failed',
      'not-loaded',
      'out-of-memory',
    ]);
  });

  test('include every fault of outlines', () => {
    expect(codes).toEqual(expect.arrayContaining(outlineFaults.slice(1)));
  });
});
