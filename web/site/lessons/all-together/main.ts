import { lines as cpp } from '../../../figures/all-together/all-together.cpp?code';
import { lines as js } from '../../../figures/all-together/all-together.js?code';
import { figure } from '../../../figures/all-together/figure.js';
import { en as figureEn } from '../../../figures/all-together/text.en.js';
import { ko as figureKo } from '../../../figures/all-together/text.ko.js';
import { startLesson } from '../start-lesson.js';
import { episode } from '../story/scenes/all-together.js';
import { partsTable } from './parts-table.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLesson(
  {
    name: 'all-together',
    figure,
    code: { js, cpp },
    episode,
    explains: ['play', 'walk', 'bullet'],
    table: partsTable,
  },
  { en: { ...figureEn, ...en }, ko: { ...figureKo, ...ko } },
);
