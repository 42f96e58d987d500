/** From the middle of the hero to his sides, and to his head and feet. */
export const heroSide = 10;
export const heroReach = 20;
