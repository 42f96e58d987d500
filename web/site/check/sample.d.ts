import type { CheckShape } from 'sepax/check';

export function intersects(a: CheckShape, b: CheckShape): boolean;
