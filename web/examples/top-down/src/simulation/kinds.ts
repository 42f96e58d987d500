/** What bodies are, a bit for each kind: for categories, masks and the filters of events. */
export const LAMP = 1;
export const WALL = 2;
export const MOTH = 4;
export const SPARK = 8;
