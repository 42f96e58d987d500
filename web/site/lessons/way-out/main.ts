import { html } from 'lit';
import '../../../figure/pair/axis-table.js';
import { figure } from '../../../figures/way-out/figure.js';
import { figureOf } from '../../../figures/way-out/painter.js';
import { en as figureEn } from '../../../figures/way-out/text.en.js';
import { ko as figureKo } from '../../../figures/way-out/text.ko.js';
import { lines as cpp } from '../../../figures/way-out/way-out.cpp?code';
import { lines as js } from '../../../figures/way-out/way-out.js?code';
import { startLesson } from '../start-lesson.js';
import { episode } from '../story/scenes/way-out.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLesson(
  {
    name: 'way-out',
    figure,
    code: { js, cpp },
    episode,
    explains: ['overlap', 'least', 'push', 'slide'],
    table: (view) => html`<sepax-axis-table .figure=${figureOf(view)}></sepax-axis-table>`,
  },
  { en: { ...figureEn, ...en }, ko: { ...figureKo, ...ko } },
);
