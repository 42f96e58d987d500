import '../site.js';
import '../lessons/styles/book.css';
import './guides.css';
import { startLanguage } from '../page-language.js';
import { SepaxGuides } from './sepax-guides.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLanguage({ en, ko });
document.querySelector('main')!.replaceChildren(new SepaxGuides());
