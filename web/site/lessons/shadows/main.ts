import { figure } from '../../../figures/shadows/figure.js';
import { lines as cpp } from '../../../figures/shadows/shadows.cpp?code';
import { lines as js } from '../../../figures/shadows/shadows.js?code';
import { en as figureEn } from '../../../figures/shadows/text.en.js';
import { ko as figureKo } from '../../../figures/shadows/text.ko.js';
import { startLesson } from '../start-lesson.js';
import { episode } from '../story/scenes/shadows.js';
import { cornerTable } from './corner-table.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLesson(
  {
    name: 'shadows',
    figure,
    code: { js, cpp },
    episode,
    explains: ['corner', 'shadow', 'answer'],
    table: cornerTable,
  },
  { en: { ...figureEn, ...en }, ko: { ...figureKo, ...ko } },
);
