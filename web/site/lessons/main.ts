import '../site.js';
import './styles/book.css';
import { startLanguage } from '../page-language.js';
import { SepaxContents } from './sepax-contents.js';
import { en } from './texts/contents.en.js';
import { ko } from './texts/contents.ko.js';

startLanguage({ en, ko });
document.querySelector('main')!.replaceChildren(new SepaxContents());
