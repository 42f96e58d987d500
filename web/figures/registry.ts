/** The lessons in their order; each is a folder of this name. */
export const lessonNames = [
  'shadows',
  'separating-axis',
  'way-out',
  'moving-shapes',
  'circles-boxes',
  'segments',
  'which-way',
  'planes',
  'fast-bullets',
  'turned-boxes',
  'thousands',
  'dents-holes',
  'all-together',
] as const;

export type LessonName = (typeof lessonNames)[number];

export const isLessonName = (name: string): name is LessonName =>
  (lessonNames as readonly string[]).includes(name);
