export const languages = { en: 'English', ko: '한국어' } as const;
export type Language = keyof typeof languages;

export const isLanguage = (value: string | null): value is Language =>
  value !== null && Object.hasOwn(languages, value);
