import { lines as cpp } from '../../../figures/dents-holes/dents-holes.cpp?code';
import { lines as js } from '../../../figures/dents-holes/dents-holes.js?code';
import { figure } from '../../../figures/dents-holes/figure.js';
import { en as figureEn } from '../../../figures/dents-holes/text.en.js';
import { ko as figureKo } from '../../../figures/dents-holes/text.ko.js';
import { startLesson } from '../start-lesson.js';
import { episode } from '../story/scenes/dents-holes.js';
import { pieceTable } from './piece-table.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLesson(
  {
    name: 'dents-holes',
    figure,
    code: { js, cpp },
    episode,
    explains: ['hull', 'cut', 'sum', 'whole'],
    table: pieceTable,
  },
  { en: { ...figureEn, ...en }, ko: { ...figureKo, ...ko } },
);
