import { html } from 'lit';
import '../../../figure/pair/axis-table.js';
import { figure } from '../../../figures/separating-axis/figure.js';
import { figureOf } from '../../../figures/separating-axis/painter.js';
import { lines as cpp } from '../../../figures/separating-axis/separating-axis.cpp?code';
import { lines as js } from '../../../figures/separating-axis/separating-axis.js?code';
import { en as figureEn } from '../../../figures/separating-axis/text.en.js';
import { ko as figureKo } from '../../../figures/separating-axis/text.ko.js';
import { startLesson } from '../start-lesson.js';
import { episode } from '../story/scenes/separating-axis.js';
import { flowChart } from './flow-chart.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLesson(
  {
    name: 'separating-axis',
    figure,
    code: { js, cpp },
    episode,
    explains: ['compare', 'normal', 'answer'],
    table: (view) => html`<sepax-axis-table .figure=${figureOf(view)}></sepax-axis-table>`,
    chart: flowChart,
  },
  { en: { ...figureEn, ...en }, ko: { ...figureKo, ...ko } },
);
