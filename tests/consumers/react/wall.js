import { Box } from 'sepax';

export const wallAt = (x) => new Box(20, 200, { x, y: 100 });
