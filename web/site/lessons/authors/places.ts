import packageJson from '../../../../package.json' with { type: 'json' };
import { ownScript, type Places, pinnedScript } from '../../../figure/recipes.js';
import { wayTo, wayToFile } from '../../addresses.js';
import { pages } from '../../pages.js';

/** Where posts may have the script from: the package in this version, or the site as it will be. */
export const sources = ['package', 'site'] as const;
export type Source = (typeof sources)[number];

export const { version } = packageJson;

/** What is of the site is seen from here, so that it works in any folder of a server. */
export function places(source: Source): Places {
  const embed = new URL(wayToFile('embed/'), document.baseURI).href;
  return {
    embed,
    lessons: new URL(wayTo(pages.lessons), document.baseURI).href,
    script: source === 'package' ? pinnedScript(version) : ownScript(embed),
  };
}
