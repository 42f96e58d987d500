// web/examples/top-down in the hands of a player. `#debug` shows the tick, the hash and where the lamp is.
import assert from 'node:assert/strict';

const MINUTE = { timeout: 60_000 };

/**
 * The corner in which the lamp ends that walks to the right: that of the wall `hook` at (1640, 790), turned by
 * 2.6, whose inner edges are at (-84, -54); the lamp has the radius 12.
 */
function corner() {
  const [x, y, cos, sin] = [-84 + 12, -54 + 12, Math.cos(2.6), Math.sin(2.6)];
  return { x: 1640 + cos * x - sin * y, y: 790 + sin * x + cos * y };
}

/** Notes each report of the game: the hashes that a tick had. */
function watch() {
  globalThis.seen = new Map();
  globalThis.now = () => {
    const text = document.querySelector('#debug')?.textContent ?? '';
    const [, tick, hash, x, y] = /tick (\d+) hash (\w+) lamp (\S+) (\S+)/.exec(text) ?? [];
    return { tick: Number(tick), hash, x: Number(x), y: Number(y) };
  };
  const note = () => {
    const { tick, hash } = globalThis.now();
    const hashes = globalThis.seen.get(tick) ?? [];
    if (hash !== undefined && globalThis.frames.at(-1) !== tick) {
      globalThis.seen.set(tick, [...hashes, hash]);
      globalThis.frames.push(tick);
    }
    requestAnimationFrame(note);
  };
  globalThis.frames = [];
  requestAnimationFrame(note);
}

async function begin(page, url) {
  await page.addInitScript(watch);
  await page.goto(`${url}#debug`);
  await page.getByRole('button', { name: 'Light the lamp' }).waitFor();
}

const now = (page) => page.evaluate(() => globalThis.now());
const moths = async (page) => Number(await page.locator('#left').textContent());

/** Turns time back by `press` until it was at ticks that were seen before; they have the same hashes. */
async function goBack(page, press, release) {
  const before = await now(page);
  await press();
  await page.waitForFunction(
    (tick) => {
      const twice = [...globalThis.seen.values()].filter(({ length }) => length > 1);
      return globalThis.now().tick < tick - 30 && twice.length >= 3;
    },
    before.tick,
    MINUTE,
  );
  await release();
  const twice = await page.evaluate(() =>
    [...globalThis.seen.values()].filter(({ length }) => length > 1),
  );
  for (const [first, ...later] of twice) {
    for (const hash of later) assert.equal(hash, first, 'the same tick, the same hash');
  }
}

export async function playWithKeys(page, url) {
  await begin(page, url);
  await page.keyboard.press('Enter');
  await page.keyboard.down('Space');
  await page.keyboard.down('d');
  // Into the corner, and no further.
  const end = corner();
  await page.waitForFunction(
    ({ x, y }) => Math.hypot(globalThis.now().x - x, globalThis.now().y - y) < 0.5,
    end,
    MINUTE,
  );
  const { tick } = await now(page);
  await page.waitForFunction((tick) => globalThis.now().tick > tick + 30, tick, MINUTE);
  const later = await now(page);
  assert.ok(
    Math.hypot(later.x - end.x, later.y - end.y) < 0.1,
    `blocked, at ${later.x} ${later.y}`,
  );
  await page.keyboard.up('d');
  await page.waitForFunction(
    () => Number(document.querySelector('#left').textContent) < 300,
    null,
    MINUTE,
  );
  await page.keyboard.up('Space');
  const killed = 300 - (await moths(page));
  const score = Number(await page.locator('#score').textContent());
  assert.ok(killed > 0 && score >= 10 * killed, `${killed} moths are ${score} points`);
  await goBack(
    page,
    () => page.keyboard.down('r'),
    () => page.keyboard.up('r'),
  );
}

/** A finger, as the browser's own protocol moves it. */
async function newFinger(page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, points) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    down: (x, y) => touch('touchStart', [{ x, y }]),
    move: (x, y) => touch('touchMove', [{ x, y }]),
    up: () => touch('touchEnd', []),
  };
}

export async function playWithFingers(page, url) {
  await begin(page, url);
  await page.getByRole('button', { name: 'Light the lamp' }).tap();
  const finger = await newFinger(page);
  const start = await now(page);
  await finger.down(90, 600);
  await finger.move(90, 670);
  await page.waitForFunction(({ y }) => globalThis.now().y > y + 60, start, MINUTE);
  await finger.up();
  assert.ok(Math.abs((await now(page)).x - start.x) < 1, 'straight down');
  // The other thumb throws sparks: straight up, and all around until one hits.
  await finger.down(300, 600);
  for (let i = 0; (await moths(page)) === 300 && i < 400; i++) {
    await finger.move(300 + 60 * Math.cos(i / 6), 600 + 60 * Math.sin(i / 6));
    await page.waitForTimeout(30);
  }
  await finger.up();
  assert.ok((await moths(page)) < 300, 'a moth less');
  const { x, y, width, height } = await page.locator('#rewind').boundingBox();
  await goBack(page, () => finger.down(x + width / 2, y + height / 2), finger.up);
}
