import { quantityTable } from '../../../figure/parts/quantity-table.js';
import { lines as cpp } from '../../../figures/fast-bullets/fast-bullets.cpp?code';
import { lines as js } from '../../../figures/fast-bullets/fast-bullets.js?code';
import { figure } from '../../../figures/fast-bullets/figure.js';
import { isShown } from '../../../figures/fast-bullets/subject.js';
import { en as figureEn } from '../../../figures/fast-bullets/text.en.js';
import { ko as figureKo } from '../../../figures/fast-bullets/text.ko.js';
import { startLesson } from '../start-lesson.js';
import { episode } from '../story/scenes/fast-bullets.js';
import { quantities } from './quantities.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLesson(
  {
    name: 'fast-bullets',
    figure,
    code: { js, cpp },
    episode,
    explains: ['frames', 'size', 'impact', 'rest'],
    table: (view) => quantityTable(view, quantities(view), (thing) => isShown(view, thing)),
  },
  { en: { ...figureEn, ...en }, ko: { ...figureKo, ...ko } },
);
