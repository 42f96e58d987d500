/** The lessons in their order; each is a folder of this name. */
export const lessonNames = [
  'shadows',
  'separating-axis',
  'way-out',
  'turned-boxes',
  'dents-holes',
] as const;

export type LessonName = (typeof lessonNames)[number];
