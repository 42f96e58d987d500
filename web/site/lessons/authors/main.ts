import '../../site.js';
import '../styles/book.css';
import './authors.css';
import { controls } from '../../../figure/styles/controls.js';
import { figure } from '../../../figure/styles/figure.js';
import { en as boardEn } from '../../../figures/board/text.en.js';
import { ko as boardKo } from '../../../figures/board/text.ko.js';
import { en as playgroundEn } from '../../../figures/playground/text.en.js';
import { ko as playgroundKo } from '../../../figures/playground/text.ko.js';
import { startLanguage } from '../../page-language.js';
import { SepaxAuthors } from './sepax-authors.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLanguage({
  en: { ...boardEn, ...playgroundEn, ...en },
  ko: { ...boardKo, ...playgroundKo, ...ko },
});
document.adoptedStyleSheets.push(controls.styleSheet!, figure.styleSheet!);
document.querySelector('main')!.replaceChildren(new SepaxAuthors());
