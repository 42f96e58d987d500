import type { Body, BodyOptions, Shape, Vector, VectorLike, World } from 'sepax';

export function walk(hero: Shape, motion: VectorLike, walls: readonly Shape[]): boolean;
export function fire(world: World, shape: Shape, place: BodyOptions): Body;
export function chase(missile: Body, target: Vector, maxTurn: number, way: number): void;
export function update(world: World, touched: (a: Body, b: Body) => void): void;
