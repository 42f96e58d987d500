import { html } from 'lit';
import { quantityTable } from '../../../figure/parts/quantity-table.js';
import { figure } from '../../../figures/which-way/figure.js';
import { isShown } from '../../../figures/which-way/painter.js';
import { en as figureEn } from '../../../figures/which-way/text.en.js';
import { ko as figureKo } from '../../../figures/which-way/text.ko.js';
import { lines as cpp } from '../../../figures/which-way/which-way.cpp?code';
import { lines as js } from '../../../figures/which-way/which-way.js?code';
import './sepax-angle-jump.js';
import { startLesson } from '../start-lesson.js';
import { episode } from '../story/scenes/which-way.js';
import { quantities } from './quantities.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLesson(
  {
    name: 'which-way',
    figure,
    code: { js, cpp },
    episode,
    explains: ['area', 'ahead', 'angle', 'limit'],
    aside: { angle: html`<sepax-angle-jump></sepax-angle-jump>` },
    table: (view) => quantityTable(view, quantities(view), (thing) => isShown(view, thing)),
  },
  { en: { ...figureEn, ...en }, ko: { ...figureKo, ...ko } },
);
