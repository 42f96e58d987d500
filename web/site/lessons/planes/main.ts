import { quantityTable } from '../../../figure/parts/quantity-table.js';
import { figure } from '../../../figures/planes/figure.js';
import { lines as cpp } from '../../../figures/planes/planes.cpp?code';
import { lines as js } from '../../../figures/planes/planes.js?code';
import { isShown } from '../../../figures/planes/subject.js';
import { en as figureEn } from '../../../figures/planes/text.en.js';
import { ko as figureKo } from '../../../figures/planes/text.ko.js';
import { startLesson } from '../start-lesson.js';
import { episode } from '../story/scenes/planes.js';
import { quantities } from './quantities.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLesson(
  {
    name: 'planes',
    figure,
    code: { js, cpp },
    episode,
    explains: ['plane', 'hit', 'winding', 'sides'],
    table: (view) => quantityTable(view, quantities(view), (thing) => isShown(view, thing)),
  },
  { en: { ...figureEn, ...en }, ko: { ...figureKo, ...ko } },
);
