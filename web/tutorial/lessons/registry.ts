/** The lessons in their order; each is a folder of this name. */
export const lessonNames = [
  'shadows',
  'separating-axis',
  'way-out',
  'which-way',
  'planes',
  'fast-bullets',
] as const;

export type LessonName = (typeof lessonNames)[number];
