import './times.css';
import { figure } from '../../../figures/moving-shapes/figure.js';
import { lines as cpp } from '../../../figures/moving-shapes/moving-shapes.cpp?code';
import { lines as js } from '../../../figures/moving-shapes/moving-shapes.js?code';
import { en as figureEn } from '../../../figures/moving-shapes/text.en.js';
import { ko as figureKo } from '../../../figures/moving-shapes/text.ko.js';
import { startLesson } from '../start-lesson.js';
import { episode } from '../story/scenes/moving-shapes.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';
import { timeTable } from './time-table.js';

startLesson(
  {
    name: 'moving-shapes',
    figure,
    code: { js, cpp },
    episode,
    explains: ['times', 'common', 'classic', 'frames'],
    table: timeTable,
  },
  { en: { ...figureEn, ...en }, ko: { ...figureKo, ...ko } },
);
