import { text } from '../../figure/voice/text.js';
import { AddressWriter } from '../address-writer.js';
import type { SepaxStress } from './sepax-stress.js';
import { readSettings, usualSettings, writeSettings } from './settings.js';

/** Keeps the settings of a scene and the hash of the page's address the same. */
export function syncSettings(stress: SepaxStress): void {
  const address = new AddressWriter(() =>
    history.replaceState(null, '', writeSettings(stress.settings)),
  );

  const read = (): void => {
    const hash = address.read();
    const settings = hash.length <= 1 ? usualSettings : readSettings(hash);
    stress.settings = settings ?? usualSettings;
    if (settings === null) stress.say(text('notice.link'));
  };

  stress.addEventListener('settings-change', () => address.changed());
  window.addEventListener('hashchange', read);
  if (window.location.hash.length > 1) read();
}
