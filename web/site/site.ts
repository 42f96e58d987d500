/** What all pages of the site have in common: styles, colours and the masthead. */
import './styles/page.css';
import { paletteRule } from '../stage/palette.js';
import './footer.js';
import './masthead.js';
import { keepSite } from './offline/keep-site.js';

const palette = new CSSStyleSheet();
palette.replaceSync(paletteRule(':root'));
document.adoptedStyleSheets.push(palette);

keepSite();
