/** What is made when the embed is built: see bundle/plugins.ts. */
declare module 'embed:lessons' {
  /** Loads a lesson, and its texts in one language or the other. */
  export interface LessonLoader {
    lesson(): Promise<{ readonly lesson: import('../tutorial/lessons/lesson.js').Lesson }>;
    en(): Promise<{ readonly en: import('../tutorial/lessons/language.js').Texts }>;
    ko(): Promise<{ readonly ko: import('../tutorial/lessons/language.js').Texts }>;
  }
  export const lessons: Readonly<
    Record<import('../tutorial/lessons/registry.js').LessonName, LessonLoader>
  >;
}

declare module 'embed:playgrounds' {
  /** Loads what belongs to no lesson. */
  export const playgrounds: Readonly<
    Record<
      import('./wish.js').PlaygroundName,
      () => Promise<import('../tutorial/lessons/lesson.js').LessonPicture>
    >
  >;
}

declare module 'embed:texts-en' {
  export const texts: Readonly<Record<string, string>>;
}

declare module 'embed:texts-ko' {
  export const texts: Readonly<Record<string, string>>;
}
