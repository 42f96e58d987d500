import type { Language } from '../../../figure/voice/languages.js';
import { filled } from '../../../figure/voice/voice.js';
import { lessonNames } from '../../../figures/registry.js';
import { isPlayground, type PictureName } from '../../wish.js';
import { figureTexts, playgroundTexts } from '../figure-texts.js';
import type { CardTexts } from './card-picture.js';

/** What is said of a lesson, or of a playground, to those who have not seen it yet. */
export function cardTexts(name: PictureName, language: Language): CardTexts {
  const all = (): boolean => true;
  const texts = {
    ...figureTexts(language, all),
    ...(isPlayground(name) ? playgroundTexts(name, language, all) : {}),
  };
  const summary = texts[`${name}.summary`]!;
  const title = texts[`${name}.title`]!;
  if (isPlayground(name)) return { kicker: texts['separating-axis.title']!, title, summary };
  const number = lessonNames.indexOf(name) + 1;
  return { kicker: filled(texts['lesson.number']!, { number }), title, summary };
}
