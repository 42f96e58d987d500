import type { Language } from '../figure/voice/languages.js';

type Complaint = 'attribute' | 'failed';

/** What a figure says where it has no texts yet. */
const complaints: Readonly<Record<Language, Record<Complaint, string>>> = {
  en: {
    attribute: 'This figure cannot be shown. Not understood: {reason}',
    failed: 'This figure cannot run here: {reason}',
  },
  ko: {
    attribute: '그림을 보여 드릴 수 없습니다. 알 수 없는 값: {reason}',
    failed: '여기서는 그림을 실행할 수 없습니다: {reason}',
  },
};

export const complaint = (language: Language, kind: Complaint, reason: string): string =>
  complaints[language][kind].replace('{reason}', () => reason);
