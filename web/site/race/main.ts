import '../site.js';
import { startLanguage } from '../page-language.js';
import { SepaxRace } from './sepax-race.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLanguage({ en, ko });
document.querySelector('main')!.replaceChildren(new SepaxRace());
