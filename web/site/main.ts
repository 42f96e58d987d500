import './site.js';
import './home/home.css';
import { figureStyles } from '../figure/element/figure-styles.js';
import { controls } from '../figure/styles/controls.js';
import { figure } from '../figure/styles/figure.js';
import { language } from '../figure/voice/words.js';
import { en as wayOutEn } from '../figures/way-out/text.en.js';
import { ko as wayOutKo } from '../figures/way-out/text.ko.js';
import { addressLanguage } from './addresses.js';
import { EarlyPress } from './early-press.js';
import { en } from './home/text.en.js';
import { ko } from './home/text.ko.js';
import { startLanguage } from './page-language.js';
import { somebodyIsThere } from './somebody-is-there.js';

/** The playground was here once: links to a state of it still lead there. */
if (window.location.hash.startsWith('#v1&')) {
  window.location.replace(`./playground/${window.location.hash}`);
}

startLanguage({ en: { ...wayOutEn, ...en }, ko: { ...wayOutKo, ...ko } });
// The page is in the light DOM, so the document wears what else shadow roots do.
const sheets = [controls, figure, figureStyles].map(({ styleSheet }) => styleSheet!);
document.adoptedStyleSheets.push(...sheets);

const main = document.querySelector('main')!;
// Until somebody is there to drag the figure, its picture does, and the library need not come. But it does
// not say the words of another language.
const asWritten = main.childElementCount > 0 && language() === addressLanguage;
const early = asWritten ? new EarlyPress() : null;
void (asWritten ? somebodyIsThere() : Promise.resolve()).then(async () => {
  const { startFigure } = await import('./start-figure.js');
  await startFigure(async () => {
    const { SepaxHome } = await import('./home/sepax-home.js');
    main.replaceChildren(new SepaxHome());
    await early?.handOver(main);
  });
});
