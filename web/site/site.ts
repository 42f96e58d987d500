/** What all pages of the site have in common: styles, colours and the masthead. */
import './styles/page.css';
import { paletteRule } from '../stage/palette.js';
import { speakEnglish } from './texts/english.js';
import './footer.js';
import './masthead.js';
import { keepSite } from './offline/keep-site.js';

speakEnglish();

const palette = new CSSStyleSheet();
palette.replaceSync(paletteRule(':root'));
document.adoptedStyleSheets.push(palette);

document.querySelector('.page')!.append(document.createElement('sepax-footer'));

keepSite();
