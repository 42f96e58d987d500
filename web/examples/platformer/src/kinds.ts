/** What bodies are, a bit for each kind. */
export const HERO = 1;
export const GROUND = 2;
/** Planks: what stops only those who come down on it. */
export const SHELF = 4;
export const GLINT = 8;
export const SPIKES = 16;
export const GOAL = 32;
export const CHECKPOINT = 64;
