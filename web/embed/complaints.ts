import type { Language } from '../figure/voice/languages.js';

/** Why a figure is not shown: an attribute says nonsense, it does not run, or it cannot be loaded. */
export type Complaint = 'attribute' | 'failed' | 'gone';

/** What a figure says where it has no texts yet. */
const complaints: Readonly<Record<Language, Record<Complaint, string>>> = {
  en: {
    attribute: 'This figure cannot be shown. Not understood: {reason}',
    failed: 'This figure cannot run here: {reason}',
    gone: 'This figure could not be loaded. Reload the page to try again.',
  },
  ko: {
    attribute: '그림을 보여 드릴 수 없습니다. 알 수 없는 값: {reason}',
    failed: '여기서는 그림을 실행할 수 없습니다: {reason}',
    gone: '그림을 불러오지 못했습니다. 페이지를 새로 고쳐 다시 시도해 보세요.',
  },
};

export const complaint = (language: Language, kind: Complaint, reason: string): string =>
  complaints[language][kind].replace('{reason}', () => reason);
