import { expect } from 'vitest';

/** An error with this code that blames this argument, for `toThrow`. */
export const failing = (code: string, argument: string, index: number | null = null): unknown =>
  expect.objectContaining({ code, argument, index });
