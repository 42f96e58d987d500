/** The outline of the hero: a box that is rounded on its outside. */
export const heroBox = { width: 14, height: 34, radius: 3 } as const;
/** From his middle to his sides, and to his head and feet. */
export const heroSide = heroBox.width / 2 + heroBox.radius;
export const heroReach = heroBox.height / 2 + heroBox.radius;
