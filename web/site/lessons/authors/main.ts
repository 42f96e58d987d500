import '../../site.js';
import '../styles/book.css';
import './authors.css';
import { controls } from '../../../figure/styles/controls.js';
import { figure } from '../../../figure/styles/figure.js';
import { startLanguage } from '../../page-language.js';
import { SepaxAuthors } from './sepax-authors.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLanguage({ en, ko });
document.adoptedStyleSheets.push(controls.styleSheet!, figure.styleSheet!);
document.querySelector('main')!.replaceChildren(new SepaxAuthors());
