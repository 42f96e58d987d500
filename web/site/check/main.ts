import '../site.js';
import { startLanguage } from '../page-language.js';
import { SepaxCheck } from './sepax-check.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLanguage({ en, ko });
document.querySelector('main')!.replaceChildren(new SepaxCheck());
