/** What a section is of. */
export type SectionKind = 'guide' | 'reference' | 'lesson';

/** A part of a page that one can go to, with all its words. */
export interface Section {
  readonly kind: SectionKind;
  /** What the page is called. */
  readonly title: string;
  /** What the part is called; empty for what stands at the top. */
  readonly heading: string;
  /** Where it is, seen from the root of the language. */
  readonly address: string;
  readonly text: string;
}

/** The files with the sections: the reference is in one language, guides and lessons are in each. */
export const sectionFiles = (language: string): readonly string[] => [
  'search/reference.json',
  `search/guides.${language}.json`,
  `search/lessons.${language}.json`,
];
