import { text } from '../../figure/voice/text.js';
import type { SepaxStress } from './sepax-stress.js';
import { readSettings, usualSettings, writeSettings } from './settings.js';

/** Browsers allow about 100 calls of the history in 30 seconds, and a slider changes more often. */
const writeInterval = 350;

/** Keeps the settings of a scene and the hash of the page's address the same. */
export function syncSettings(stress: SepaxStress): void {
  let timer = 0;
  let known = window.location.hash;

  const read = (): void => {
    const { hash } = window.location;
    known = hash;
    const settings = hash.length <= 1 ? usualSettings : readSettings(hash);
    stress.settings = settings ?? usualSettings;
    if (settings === null) stress.say(text('notice.link'));
  };

  const write = (): void => {
    timer = 0;
    // Somebody has followed a link, and is about to be heard.
    if (window.location.hash !== known) return;
    history.replaceState(null, '', writeSettings(stress.settings));
    known = window.location.hash;
  };

  stress.addEventListener('settings-change', () => {
    if (timer === 0) timer = window.setTimeout(write, writeInterval);
  });
  window.addEventListener('hashchange', read);
  if (window.location.hash.length > 1) read();
}
