import { html } from 'lit';
import '../../../figure/pair/axis-table.js';
import { figure } from '../../../figures/turned-boxes/figure.js';
import { figureOf, onAxes } from '../../../figures/turned-boxes/flat-painter.js';
import { isSpatial } from '../../../figures/turned-boxes/scene.js';
import { en as figureEn } from '../../../figures/turned-boxes/text.en.js';
import { ko as figureKo } from '../../../figures/turned-boxes/text.ko.js';
import { lines as cpp } from '../../../figures/turned-boxes/turned-boxes.cpp?code';
import { lines as js } from '../../../figures/turned-boxes/turned-boxes.js?code';
import { startLesson } from '../start-lesson.js';
import { episode } from '../story/scenes/turned-boxes.js';
import { axisGrid } from './axis-grid.js';
import { fitTable } from './fit-table.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLesson(
  {
    name: 'turned-boxes',
    figure,
    code: { js, cpp },
    episode,
    explains: ['circle', 'turned', 'axis', 'faces'],
    table: (view) => {
      if (isSpatial(view.step.phase)) return axisGrid(view);
      return onAxes(view)
        ? html`<sepax-axis-table .figure=${figureOf(view, 'turned')}></sepax-axis-table>`
        : fitTable(view);
    },
  },
  { en: { ...figureEn, ...en }, ko: { ...figureKo, ...ko } },
);
