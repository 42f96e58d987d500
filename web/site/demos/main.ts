import '../site.js';
import '../lessons/styles/book.css';
import './demos.css';
import { startLanguage } from '../page-language.js';
import { SepaxDemos } from './sepax-demos.js';

startLanguage({ en: {}, ko: {} });
document.querySelector('main')!.replaceChildren(new SepaxDemos());
