/** The types as a user gets them: of the packed library, in a folder of their own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Consumer, ROOT } from './support/consumer.js';
import { javascriptBlocks } from './support/readme.js';
import { typeCheck } from './support/type-check.js';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await Consumer.create();
});

afterAll(() => consumer?.remove());

const [{ code: snippet } = { code: '' }] = javascriptBlocks();

const space = `import { collideSpheres, planeOf, SepaxError } from 'sepax/3d';
const { normal } = planeOf([0, 0, 0, 4, 0, 0, 0, 4, 0]);
const { mtv } = collideSpheres({ center: [0, 0, 0], radius: 1 }, { center: normal, radius: 1 });
`;

describe('the types', () => {
  test.each([
    ['NodeNext', { module: 'nodenext' }],
    ['bundlers', { module: 'esnext', moduleResolution: 'bundler' }],
  ])('of the snippet check with %s', (_, options) => {
    expect(typeCheck(consumer, 'snippet.ts', snippet, options)).toBe('');
  });

  test('need no lib beyond ES2022, not even the DOM', () => {
    const options = { module: 'nodenext', lib: ['es2022'], skipLibCheck: false };
    expect(typeCheck(consumer, 'plain.ts', snippet, options)).toBe('');
  });

  test('have nothing that TypeScript 5.2 does not know: typed arrays have no parameters', () => {
    const dist = join(ROOT, 'dist');
    for (const name of readdirSync(dist).filter((file) => file.endsWith('.d.ts'))) {
      expect(readFileSync(join(dist, name), 'utf8')).not.toMatch(/\b\w+Array<ArrayBuffer/);
    }
  });

  test('can be named where declarations are made of what is loaded', () => {
    const options = { module: 'nodenext', declaration: true, noEmit: false };
    const use = `import { load } from 'sepax/async';
export const lib = load();
export const { Box } = await lib;
`;
    expect(typeCheck(consumer, 'loads.ts', use, options)).toBe('');
  });

  test('know what the events of figures tell', () => {
    const options = { module: 'nodenext', lib: ['es2022', 'dom'] };
    const use = (property: string) => `import 'sepax/embed';
const figure = document.createElement('sepax-figure');
figure.addEventListener('ready', ({ detail }) => detail.hit?.depth.toFixed(), { once: true });
figure.addEventListener('step', ({ detail }) => detail.text.trim());
figure.addEventListener('change', ({ detail }) => detail.link.trim());
figure.addEventListener('problem', ({ detail }) => detail.message.trim());
figure.addEventListener('hit', ({ detail }) => detail.mtv.${property}.toFixed());
figure.addEventListener('ready', function () { void this.play(); });
figure.state = { a: {}, b: {} };
figure.addEventListener('click', ({ clientX }) => clientX.toFixed());
figure.addEventListener('mine', { handleEvent: ({ type }) => type.trim() });
`;
    expect(typeCheck(consumer, 'figure.ts', use('x'), options)).toBe('');
    const found = typeCheck(consumer, 'wrong-figure.ts', use('z'), options);
    expect(found).toContain("'z' does not exist");
  });

  test('fit strict programs: take what may be undefined, and give what may be sent', () => {
    const options = {
      module: 'nodenext',
      lib: ['es2022', 'dom', 'esnext.disposable'],
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
    };
    const use = `import { type Body, type BodyOptions, Bvh, Circle, collide, triangulate, World } from 'sepax';
interface Hero { hp: number }
interface Conf {
  x?: number | undefined;
  yes?: boolean | undefined;
  at?: [number, number] | undefined;
  filter?: ((body: Body<Hero>) => boolean) | undefined;
}
declare const conf: Conf;
const disc = new Circle(1, { x: conf.x, pivot: conf.at });
const world = new World<Hero>();
const bytes = world.snapshot();
const lines = world.debugLines();
new Blob([bytes, lines, world.addMany(disc, [0, 0, 0])]);
const { points, triangles } = triangulate([0, 0, 1, 0, 0, 1]);
new Blob([points, triangles, new Bvh([0, 0, 1, 1]).queryPoint([0, 0])]);
structuredClone(bytes, { transfer: [bytes.buffer] });
let room = new Float32Array(9);
room = world.debugLines({ into: room, filter: conf.filter });
room = world.debugLines();
world.add(disc, { x: conf.x, mask: conf.x, fast: conf.yes });
collide(disc, disc, { velocity: conf.at });
world.queryPoint([0, 0], { mask: conf.x, filter: conf.filter });
world.on('enter', { a: conf.x }, () => {});
const strong = { data: { hp: 9 } } satisfies BodyOptions<Hero>;
world.add(disc, strong) satisfies Body<Hero>;
world satisfies World;
`;
    expect(typeCheck(consumer, 'strict.ts', use, options)).toBe('');
  });

  test('of sepax/embed fit what a page does with a figure', () => {
    const options = { module: 'nodenext', lib: ['es2022', 'dom'], skipLibCheck: false };
    const use = `import { type FigureStep, SepaxFigure } from 'sepax/embed';
const figure = document.querySelector('sepax-figure')!;
figure.step = 3;
figure.addEventListener('step', (event) => {
  const { step } = (event as CustomEvent<FigureStep>).detail;
  void step.toFixed();
});
void (figure satisfies SepaxFigure).toSVG();
`;
    expect(typeCheck(consumer, 'embed.ts', use, options)).toBe('');
    expect(typeCheck(consumer, 'embed.ts', `${use}figure.step = 'b';`, options)).toContain(
      'embed.ts(9,1)',
    );
  });

  test('find mistakes', () => {
    const wrong = `import { collide, Polygon } from 'sepax';
collide(new Polygon([0, 0, 1, 0, 0, 1]), 'rock');
`;
    const found = typeCheck(consumer, 'wrong.ts', wrong, { module: 'nodenext' });
    expect(found).toContain('wrong.ts(2,42)');
  });

  test('know the world of a body, which the sources say beside the class', () => {
    const options = {
      module: 'nodenext',
      lib: ['es2022', 'esnext.disposable'],
      skipLibCheck: false,
    };
    const use = `import { type Body, Box, World } from 'sepax';
const world = new World<string>();
const body: Body<string> = world.add(new Box(1, 1), { data: 'hero' });
const same: World<string> = body.world;
same.update();
for (const { a } of world.contacts) void (a.world satisfies World<string>);
`;
    expect(typeCheck(consumer, 'body-world.ts', use, options)).toBe('');
    const wrong = `${use}body.world = world;\nvoid (body.world satisfies World<number>);\n`;
    const faults = typeCheck(consumer, 'body-world.ts', wrong, options);
    expect(faults).toContain('body-world.ts(7,6)');
    expect(faults).toContain('body-world.ts(8,18)');
  });

  test.each([
    ['NodeNext', { module: 'nodenext', lib: ['es2022'], skipLibCheck: false }],
    ['bundlers', { module: 'esnext', moduleResolution: 'bundler' }],
  ])('of sepax/3d check with %s', (_, options) => {
    expect(typeCheck(consumer, 'space.ts', space, options)).toBe('');
    const found = typeCheck(consumer, 'flat.ts', `${space}planeOf('wall');\n`, options);
    expect(found).toContain('flat.ts(4,9)');
  });
});
