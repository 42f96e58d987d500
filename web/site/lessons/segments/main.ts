import './sign-maps.css';
import { figure } from '../../../figures/segments/figure.js';
import { lines as cpp } from '../../../figures/segments/segments.cpp?code';
import { lines as js } from '../../../figures/segments/segments.js?code';
import { en as figureEn } from '../../../figures/segments/text.en.js';
import { ko as figureKo } from '../../../figures/segments/text.ko.js';
import { startLesson } from '../start-lesson.js';
import { episode } from '../story/scenes/segments.js';
import { endTable } from './end-table.js';
import { signMaps } from './sign-maps.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLesson(
  {
    name: 'segments',
    figure,
    code: { js, cpp },
    episode,
    explains: ['parameters', 'determinant', 'rounded', 'zoom'],
    table: endTable,
    chart: signMaps,
    charted: ['rounded', 'zoom'],
  },
  { en: { ...figureEn, ...en }, ko: { ...figureKo, ...ko } },
);
