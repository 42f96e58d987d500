import './regions.css';
import { lines as cpp } from '../../../figures/circles-boxes/circles-boxes.cpp?code';
import { lines as js } from '../../../figures/circles-boxes/circles-boxes.js?code';
import { figure } from '../../../figures/circles-boxes/figure.js';
import { en as figureEn } from '../../../figures/circles-boxes/text.en.js';
import { ko as figureKo } from '../../../figures/circles-boxes/text.ko.js';
import { startLesson } from '../start-lesson.js';
import { episode } from '../story/scenes/circles-boxes.js';
import { regionTable } from './region-table.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLesson(
  {
    name: 'circles-boxes',
    figure,
    code: { js, cpp },
    episode,
    explains: ['distance', 'region', 'frame', 'compare'],
    table: regionTable,
  },
  { en: { ...figureEn, ...en }, ko: { ...figureKo, ...ko } },
);
