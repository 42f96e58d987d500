/** The page that checks collision code: what it finds, and that no code that is pasted does any harm. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as alone, expect, type Locator, type Page } from '@playwright/test';
import { faultsOf, looks, overflowing } from './support/axe.js';
import { test } from './support/kept-page.js';
import { problemsOf } from './support/page.js';

/** The page, with its first report or the reason for none. */
class Check {
  readonly element: Locator;
  readonly problems: string[];
  /** What was asked for since the page was there. */
  readonly requests: string[] = [];

  constructor(private readonly page: Page) {
    this.element = page.locator('sepax-check');
    this.problems = problemsOf(page);
  }

  async open(path = './check/'): Promise<this> {
    await this.page.goto(path);
    await this.page.waitForLoadState('networkidle');
    this.page.on('request', (request) => this.requests.push(request.url()));
    return this;
  }

  /** Pastes code and has it checked. */
  async paste(code: string): Promise<void> {
    await this.element.locator('textarea').fill(code);
    await this.run();
  }

  async run(): Promise<void> {
    await this.element.locator('button.main').click();
    await expect(this.element.locator('button.main')).toBeEnabled({ timeout: 60_000 });
  }

  async pick(name: string): Promise<void> {
    await this.element.getByRole('button', { name, exact: true }).click();
    await this.run();
  }

  get status(): Locator {
    return this.element.getByRole('status');
  }

  get mistakes(): Promise<(string | null)[]> {
    return this.element
      .locator('article')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-mistake')));
  }

  wrong(): Promise<number> {
    return this.element.evaluate((element) => Number(element.dataset.wrong));
  }

  async isUnharmed(): Promise<void> {
    await expect(this.element.locator('button.main')).toBeEnabled();
    await expect(this.page.locator('h1')).toHaveText('Is your collision code right?');
    await expect(this.page.locator('iframe')).toHaveCount(0);
    expect(this.page.url()).toContain('/check/');
  }
}

for (const language of ['', 'ko/'] as const) {
  test(`on a phone the sample is all there, and no line of it is cut, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { element } = await new Check(page).open(`./${language}check/`);
    const hidden = await element
      .locator('textarea')
      .evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]);
    expect(hidden).toEqual([0, 0]);
    await element.getByRole('button', { name: 'SAT.js', exact: true }).click();
    const source = element.locator('pre').first();
    expect(
      await source.evaluate((box) => [
        box.scrollWidth - box.clientWidth,
        box.scrollHeight - box.clientHeight,
      ]),
    ).toEqual([0, 0]);
  });
}

test('the code that stands there is wrong: mistakes, first pairs, lessons, and ways to the board', async ({
  page,
}) => {
  const check = await new Check(page).open();
  await check.run();
  await expect(check.status).toContainText(/[\d,]+ of 4,000 answers are wrong/);
  const mistakes = await check.mistakes;
  expect(mistakes).toContain('touching-missed');
  expect(mistakes).toContain('not-normalised');
  const card = check.element.locator('article[data-mistake="touching-missed"]');
  await expect(card.locator('svg .a')).toBeVisible();
  await expect(card.locator('svg .b')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Lesson: The separating axis' })).toBeVisible();
  const board = await card
    .getByRole('link', { name: 'Look at it on the board' })
    .getAttribute('href');
  await check.isUnharmed();
  expect(check.problems).toEqual([]);
  await page.goto(board!);
  await expect(page.locator('sepax-board')).toBeVisible();
  expect(check.problems).toEqual([]);
});

test('the code to begin with is explained in the language of the page', async ({ page }) => {
  for (const [path, words] of [
    ['./check/', 'Polygons and boxes'],
    ['./ko/check/', '다각형과 상자에는'],
  ] as const) {
    const { element } = await new Check(page).open(path);
    const written = element.locator('textarea');
    await expect(written).toHaveValue(new RegExp(`^//.*${words}`));
    await expect(written).toHaveValue(/function intersects\(a, b\)/);
    await element.locator('button.main').click();
    await expect(element).toHaveAttribute('data-wrong', /^[1-9]/);
  }
});

for (const language of ['', 'ko/'] as const) {
  test(`axe finds nothing in a report, and nothing overflows, /${language}check/`, async ({
    page,
  }) => {
    const check = await new Check(page).open(`./${language}check/`);
    await check.run();
    await expect(check.element.locator('article')).not.toHaveCount(0);
    for (const look of looks) expect(await faultsOf(page, look), `${look}`).toEqual([]);
    expect(await overflowing(page, [1280, 640, 390, 320])).toEqual([]);
    expect(check.problems).toEqual([]);
  });
}

test('what is chosen is asked: kinds, and whether touching counts', async ({ page }) => {
  const check = await new Check(page).open();
  const boxes = `const intersects = (a, b) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;`;
  for (const kind of ['Polygons', 'Circles']) await check.element.getByLabel(kind).uncheck();
  await check.paste(boxes);
  expect(await check.mistakes).toEqual(['touching-missed']);
  await check.element.getByLabel('Touching counts as meeting').uncheck();
  await expect(check.status).toHaveText('Nothing has been checked yet.');
  await check.run();
  await expect(check.status).toHaveText('All 4,000 answers are right.');
  expect(await check.wrong()).toBe(0);
  expect(check.problems).toEqual([]);
});

test('libraries are loaded when they are picked: sepax is right, others round', async ({
  page,
}) => {
  const check = await new Check(page).open();
  expect(check.requests.filter((url) => /(?:sat|matter|planck)-/i.test(url))).toEqual([]);
  await check.pick('sepax');
  await expect(check.status).toHaveText('All 4,000 answers are right.');
  for (const name of ['SAT.js', 'matter-js', 'planck']) {
    await check.pick(name);
    expect(await check.wrong(), name).toBeGreaterThan(0);
    expect((await check.mistakes).length, name).toBeGreaterThan(0);
    await expect(check.element.locator('pre')).toContainText('intersects');
  }
  await check.isUnharmed();
  expect(check.problems).toEqual([]);
});

test('a function that never ends is stopped, and the next one is asked', async ({ page }) => {
  const check = await new Check(page).open();
  await check.element.evaluate((element) => Object.assign(element, { patience: 2000 }));
  await check.paste('function intersects() { for (;;); }');
  await expect(check.status).toContainText('No answer for 2 seconds');
  await check.isUnharmed();
  await check.element.evaluate((element) => Object.assign(element, { patience: 60_000 }));
  await check.paste('function intersects() { return true; }');
  expect(await check.mistakes).toEqual(['always-same']);
  expect(check.problems).toEqual([]);
});

test('nothing is told of what was asked before something else was chosen', async ({ page }) => {
  const check = await new Check(page).open();
  await check.element.evaluate((element) => Object.assign(element, { patience: 1500 }));
  await check.element.locator('textarea').fill('function intersects() { for (;;); }');
  await check.element.locator('button.main').click();
  await expect(check.status).toHaveText('Checking…');
  await check.element.getByLabel('Circles').uncheck();
  await expect(check.status).toHaveText('Nothing has been checked yet.');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(check.status).toHaveText('Nothing has been checked yet.');
  expect(await check.element.evaluate((element) => element.dataset.why)).toBeUndefined();
  await check.pick('sepax');
  await expect(check.status).toHaveText('All 4,000 answers are right.');
  expect(check.problems).toEqual([]);
});

alone(
  'a library that cannot be loaded is told about, and the next one is asked',
  async ({ page, context }) => {
    await context.route(/\/planck-[^/]*\.js$/, (route) => route.abort());
    const check = await new Check(page).open();
    await check.pick('planck');
    await expect(check.status).toContainText('It does not run: ');
    await check.pick('sepax');
    await expect(check.status).toHaveText('All 4,000 answers are right.');
  },
);

test('a function that throws, and code that is none, are told about', async ({ page }) => {
  const check = await new Check(page).open();
  await check.paste(`function intersects() { throw new RangeError('<b>no</b>'); }`);
  expect(await check.mistakes).toEqual(['threw']);
  expect(await check.wrong()).toBe(4000);
  await expect(check.element.locator('article .case')).toContainText('RangeError: <b>no</b>');
  await check.paste('function intersects( {');
  await expect(check.status).toContainText('It does not run: ');
  await check.paste('throw new Error("at once");');
  await expect(check.status).toContainText('at once');
  await check.paste('const meets = () => true;');
  await expect(check.status).toHaveText('There is no function “intersects” in it.');
  await check.isUnharmed();
  expect(check.problems).toEqual([]);
});

/** Each of these reaches for something; what does not exist throws, and what does leads nowhere. */
const reaches: readonly (readonly [what: string, code: string])[] = [
  ['the document', 'document.body.replaceChildren()'],
  ['the page around', 'parent.document.title = "caught"'],
  ['the address', 'top.location.href = "https://example.com/"'],
  ['storage', 'localStorage.setItem("caught", "1")'],
  ['scripts of others', 'importScripts("https://example.com/a.js")'],
  ['code from texts', 'new Function("return 1")()'],
];

test('a function that touches the page gets hold of nothing', async ({ page }) => {
  const check = await new Check(page).open();
  for (const [what, code] of reaches) {
    await check.paste(`function intersects() { ${code}; return true; }`);
    expect(await check.mistakes, what).toEqual(['threw']);
    expect(await check.wrong(), what).toBe(4000);
  }
  expect(await page.evaluate(() => localStorage.getItem('caught'))).toBeNull();
  await check.isUnharmed();
});

/** A server that anybody may ask, and what it was asked for. */
async function openServer(): Promise<{ url: string; asked: string[]; close: () => void }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    response.setHeader('access-control-allow-origin', '*').end('1');
  });
  server.on('upgrade', (request, socket) => {
    asked.push(request.url!);
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, asked, close: () => server.close() };
}

test('the network is not there: not by fetch, not by sockets, not by workers of its own', async ({
  page,
}) => {
  const check = await new Check(page).open();
  const server = await openServer();
  const ways = `
    const ways = {
      fetch: (url) => fetch(url).catch(() => {}),
      xhr: (url) => { const asked = new XMLHttpRequest(); asked.open('GET', url, false); asked.send(); },
      socket: (url) => new WebSocket(url.replace('http', 'ws')),
      events: (url) => new EventSource(url),
      worker: (url) => new Worker(url),
      script: (url) => importScripts(url),
      module: (url) => import(url).catch(() => {}),
    };
    for (const name in ways) try { ways[name](BASE + '/' + name); } catch {}`;
  const wait = 'const from = Date.now(); while (Date.now() - from < 500);';
  const nested = `new Worker(URL.createObjectURL(new Blob([${JSON.stringify(
    ways.replace('BASE', JSON.stringify(`${server.url}/nested`)),
  )}])));`;
  const code = ways.replace('BASE', JSON.stringify(server.url));
  await check.paste(`${code}; ${nested}; function intersects() { return true; } ${wait}`);
  expect(await check.mistakes).toEqual(['always-same']);
  expect(server.asked).toEqual([]);
  await page.evaluate((url) => fetch(url), `${server.url}/page`);
  expect(server.asked, 'it can be asked').toEqual(['/page']);
  await check.isUnharmed();
  server.close();
});

test('answers that are forged are taken for what they are', async ({ page }) => {
  const check = await new Check(page).open();
  const forged = [
    'postMessage({ answers: [1, 2] });',
    'postMessage(null);',
    'postMessage({ answers: { length: 4000 } });',
    'postMessage({ missing: true }); ',
  ];
  for (const code of forged) {
    await check.paste(code);
    await expect(check.status).toHaveText('There is no function “intersects” in it.');
  }
  await check.isUnharmed();
  expect(check.problems).toEqual([]);
});

test('code that does not run is called wrong where it stands, and focus stays', async ({
  page,
}) => {
  const check = await new Check(page).open();
  const code = check.element.locator('textarea');
  const button = check.element.locator('button.main');
  await expect(code).toHaveAttribute('aria-invalid', 'false');
  await code.fill('function (');
  await button.press('Enter');
  await expect(check.status).toContainText('It does not run');
  await expect(button).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(/^It does not run/);
  await code.press('End');
  await page.keyboard.type(' ');
  await expect(code).toHaveAttribute('aria-invalid', 'false');
  await check.pick('sepax');
  await button.press('Enter');
  await expect(check.status).toContainText('All');
  await expect(button).toBeFocused();
});

test('why nothing can be asked is said', async ({ page }) => {
  const { element } = await new Check(page).open();
  for (const name of ['Polygons', 'Boxes', 'Circles']) {
    await element.getByLabel(name, { exact: true }).uncheck();
  }
  const button = element.locator('button.main');
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('Choose at least one kind of shape.');
  await button.focus();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(element).not.toHaveAttribute('data-wrong');
});
