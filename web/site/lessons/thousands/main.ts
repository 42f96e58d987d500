import { figure } from '../../../figures/thousands/figure.js';
import { en as figureEn } from '../../../figures/thousands/text.en.js';
import { ko as figureKo } from '../../../figures/thousands/text.ko.js';
import { lines as cpp } from '../../../figures/thousands/thousands.cpp?code';
import { lines as js } from '../../../figures/thousands/thousands.js?code';
import { startLesson } from '../start-lesson.js';
import { episode } from '../story/scenes/thousands.js';
import { countsTable } from './counts-table.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLesson(
  {
    name: 'thousands',
    figure,
    code: { js, cpp },
    episode,
    explains: ['all', 'tree', 'kept'],
    table: countsTable,
  },
  { en: { ...figureEn, ...en }, ko: { ...figureKo, ...ko } },
);
