/** What is copied for other sites: the author's own picture is what readers without scripts see. */

import { describe, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import {
  type Choice,
  ownScript,
  pinnedScript,
  recipes,
  type Site,
  scripted,
} from '../../../web/figure/recipes.js';

const embed = 'https://a.example/embed/';
const places = { embed, lessons: 'https://a.example/lessons/', script: ownScript(embed) };

const choice: Choice = {
  lesson: 'way-out',
  title: 'The way out',
  alt: 'Overlapping [by 5]: "a" & b',
  picture: { address: 'my (own).png', width: 718, height: 378 },
  step: 3,
  state: '#v1&a=0,0',
  language: 'en',
  theme: 'auto',
  height: 480,
  formulas: false,
  share: false,
};

/** All but the one that is an address alone. */
const sites = (Object.keys(recipes) as Site[]).filter((site) => site !== 'notion');

describe.each(sites)('%s', (site) => {
  const own = recipes[site](choice, places);

  test('shows the picture of the author, with what is to be seen on it', () => {
    expect(own).toMatch(/my \(own\)\.png|my%20%28own%29\.png/);
    expect(own).toMatch(
      /Overlapping (\[by 5\]: (&quot;a&quot; &amp;|”a” &)|\\\[by 5\\\]: "a" &) b/,
    );
  });

  test("shows the site's own where nothing was changed", () => {
    const usual = recipes[site]({ ...choice, picture: null, step: null, state: null }, places);
    expect(usual).not.toContain('own');
    expect(usual).toMatch(/embed\/(way-out\.en|\{\{.*\}\})\.svg/);
  });
});

test('Markdown has nothing in it that would end its text or its addresses', () => {
  expect(recipes.markdown(choice, places)).toBe(
    '[![Overlapping \\[by 5\\]: "a" & b](my%20%28own%29.png)](https://a.example/embed/way-out.html?lang=en&step=3#v1&a=0,0)',
  );
});

test('the script is where the choice says, in each recipe that has one', () => {
  const script = pinnedScript('1.2.3');
  for (const site of Object.keys(recipes) as Site[]) {
    const code = recipes[site](choice, { ...places, script });
    expect(code.includes(script), site).toBe(scripted.includes(site));
    expect(code, site).not.toContain('sepax-embed.js');
  }
});

test('the pinned script is a file of the package', () => {
  const [, file] = /\/sepax@1\.2\.3\/(.+)$/.exec(pinnedScript('1.2.3'))!;
  expect(Object.values(packageJson.exports['./embed'])).toContain(`./${file}`);
});
