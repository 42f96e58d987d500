import '../site.js';
import './styles/book.css';
import { startLanguage } from '../page-language.js';
import { SepaxContents } from './sepax-contents.js';

startLanguage({ en: {}, ko: {} });
document.querySelector('main')!.replaceChildren(new SepaxContents());
