/** Worlds, bodies and shapes as state of Vue and Svelte, which put proxies around what they are given. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Body, Box, Circle, collide, fromJSON, type Shape, World } from 'sepax';
import { compileModule } from 'svelte/compiler';
import { expect, test } from 'vitest';
import * as vue from 'vue';
import { reactive, readonly, shallowReactive } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { ROOT } from './support/consumer.js';

// As docs/engines.md has it.
declare module '@vue/reactivity' {
  interface RefUnwrapBailTypes {
    sepax: Body | Shape | World;
  }
}

function level() {
  const world = new World<{ hp: number }>();
  const hero = world.add(new Circle(1), { data: { hp: 3 } });
  world.add(new Box(2, 2), { x: 5, type: 'static', data: { hp: 0 } });
  return { world, hero, shape: new Box(2, 2), bodies: [hero], shapes: { one: new Circle(3) } };
}

type Level = ReturnType<typeof level>;

/** What a game does with its state in a frame, whatever stands around the state. */
function play({ world, hero, shape, bodies, shapes }: Level): void {
  hero.move(3.5, 0);
  shape.translate(4, 0);
  world.update();
  expect(world.contacts.length).toBe(1);
  expect(world.contacts.at(0).a).toBe(hero);
  expect(bodies[0]).toBe(hero);
  expect(world.queryShape(shape)).toContain(hero);
  expect(collide(shape, shapes.one).depth).toBe(0);
  expect(world.moveAndSlide(hero, [9, 0]).translation.x).toBeLessThan(0);
  expect(fromJSON(shape.toJSON())).toEqual(shape);
  world.remove(hero);
  expect(hero.removed).toBe(true);
}

test.each(Object.entries({ reactive, shallowReactive, readonly }))('%s of Vue', (_, wrap) => {
  const own = level();
  const state = wrap(own) as Level;
  expect([state.world, state.hero, state.shape]).toEqual([own.world, own.hero, own.shape]);
  for (const value of [state.world, state.hero, state.shape, state.shapes.one]) {
    expect(vue.isProxy(value)).toBe(false);
  }
  play(state);
});

test('ref, computed and watch of Vue', async () => {
  const hero = vue.ref(level().hero);
  const frames = vue.ref(0);
  expect(vue.isProxy(hero.value)).toBe(false);
  const x = vue.computed(() => frames.value + hero.value.x);
  const seen: number[] = [];
  vue.watch(x, (now) => seen.push(now), { flush: 'sync' });
  hero.value.move(2, 0);
  frames.value += 1;
  expect(seen).toEqual([3]);
  // Deep ones go through all that is there.
  vue.watch(
    () => level(),
    () => undefined,
    { deep: true, immediate: true },
  );
});

test('markRaw of Vue takes them, also for types', () => {
  const { hero } = level();
  const state = vue.reactive({ hero: vue.markRaw(hero) });
  expect(state.hero).toBe(hero);
  expect(Object.keys(hero)).not.toContain('__v_skip');
});

test('data of a component of Vue', async () => {
  const component = vue.defineComponent({
    data: level,
    created() {
      play(this);
    },
    render() {
      return vue.h('p', `${this.world.size} left`);
    },
  });
  expect(await renderToString(vue.createSSRApp(component))).toBe('<p>1 left</p>');
});

/** A module of Svelte, compiled as its plugin for bundlers does. */
async function svelteModule(name: string, source: string): Promise<Record<string, unknown>> {
  const folder = join(ROOT, 'build/svelte');
  mkdirSync(folder, { recursive: true });
  const { js } = compileModule(source, { filename: `${name}.svelte.js`, dev: true });
  const file = join(folder, `${name}.js`);
  writeFileSync(file, js.code);
  return import(pathToFileURL(file).href);
}

test('$state and $derived of Svelte', async () => {
  const { makeState } = await svelteModule(
    'state',
    `export function makeState(own) {
       const state = $state(own);
       let frames = $state(0);
       const x = $derived(frames + state.hero.x);
       return { state, x: () => x, next: () => { frames += 1; } };
     }`,
  );
  type Made = { state: Level; x(): number; next(): void };
  const own = level();
  const { state, x, next } = (makeState as (own: Level) => Made)(own);
  // The state is a proxy; what is ours in it is none.
  expect(state).not.toBe(own);
  expect(state.bodies).not.toBe(own.bodies);
  expect(state.world === own.world && state.hero === own.hero).toBe(true);
  expect(state.shapes.one === own.shapes.one).toBe(true);
  state.hero.move(2, 0);
  next();
  expect(x()).toBe(3);
  state.hero.moveTo(0, 0);
  play(state);
});

test('fields of a class with $state of Svelte', async () => {
  const { Game } = await svelteModule(
    'game',
    `export class Game {
       world = $state(); hero = $state(); shape = $state(); bodies = $state([]); shapes = $state({});
       constructor(own) { Object.assign(this, own); }
     }`,
  );
  const own = level();
  const game = new (Game as new (own: Level) => Level)(own);
  expect(game.hero).toBe(own.hero);
  play(game);
});
