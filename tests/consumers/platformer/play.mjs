// web/examples/platformer in the hands of a player, who sees where the hero and the ferry are by `#debug`, and
// presses keys. The level is public/maps/level.tmj.
import assert from 'node:assert/strict';

const PATIENCE = 120_000;
/** The foot of the slope, its top, the edge of the pit, and the two shelves, of which the second is higher. */
const SLOPE = { from: 320, to: 470, rise: 64 };
const EDGE = 1000;
const SHELVES = [
  { x: 1466, top: 288 },
  { x: 1490, top: 224 },
];
/** From the middle of the hero to its feet. */
const FEET = 17;

/** What `#debug` says. */
async function look(page) {
  const text = await page.locator('#debug').textContent();
  const [, x, y, on, ferry] = /hero (\S+) (\S+) on (.+); ferry (\S+);/.exec(text) ?? [];
  return { x: Number(x), y: Number(y), on, ferry: Number(ferry) };
}

async function until(page, isSo, what, between = () => {}) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const seen = await look(page);
    if (isSo(seen)) return seen;
    assert.ok(Date.now() < end, `waited for ${what} in vain: ${JSON.stringify(seen)}`);
    await between(seen);
    await page.waitForTimeout(15);
  }
}

const isStill = async (page) => {
  const before = await look(page);
  await page.waitForTimeout(250);
  const after = await look(page);
  return before.x === after.x && before.y === after.y && after.on !== 'air';
};

async function hold(page, key, isSo, what, between) {
  await page.keyboard.down(key);
  try {
    return await until(page, isSo, what, between);
  } finally {
    await page.keyboard.up(key);
  }
}

/** Until it stands near a place: with short steps, for a browser may be slow to tell. */
async function walkTo(page, x) {
  for (let tries = 0; tries < 60; tries++) {
    const seen = await look(page);
    if (Math.abs(seen.x - x) < 9 && (await isStill(page))) return;
    await page.keyboard.press(seen.x < x ? 'd' : 'a', { delay: 40 });
    await page.waitForTimeout(200);
  }
  assert.fail(`it does not get to ${x}`);
}

async function begin(page, url) {
  await page.goto(`${url}#debug`);
  await page.locator('#debug').filter({ hasText: 'hero' }).waitFor({ timeout: PATIENCE });
}

/** Up the slope and down again: the ground is never left. */
async function walkTheHill(page) {
  const foot = await until(page, ({ on }) => on !== 'air', 'the ground');
  const inTheAir = [];
  const notice = ({ x, y, on }) => {
    if (on === 'air') inTheAir.push([x, y]);
  };
  const top = await hold(page, 'd', ({ x }) => x > SLOPE.to, 'the top of the slope', notice);
  assert.ok(top.y < foot.y - SLOPE.rise + 20, `it rose to ${top.y}`);
  await hold(page, 'd', ({ x }) => x > EDGE - 40, 'the edge', notice);
  assert.deepEqual(inTheAir, []);
  assert.ok(foot.x < SLOPE.from);
}

async function rideTheFerry(page) {
  await walkTo(page, EDGE);
  await until(page, ({ ferry }) => ferry > 1150, 'the ferry to be gone');
  await until(page, ({ ferry }) => ferry < 1102, 'the ferry');
  await hold(page, 'd', ({ x }) => x > 1070, 'the ferry under the feet');
  await until(page, ({ on }) => on === 'ferry', 'standing on the ferry');
  const start = await look(page);
  // No key is held: it is carried.
  const over = await until(page, ({ ferry }) => ferry > 1290, 'the other side');
  assert.equal(over.on, 'ferry');
  assert.ok(over.x > start.x + 120, `carried from ${start.x} to ${over.x}`);
  await hold(page, 'd', ({ x }) => x > 1400, 'the ground beyond');
}

async function climbTheShelves(page) {
  for (const { x, top } of SHELVES) {
    await walkTo(page, x);
    const below = await look(page);
    assert.ok(below.y > top, 'it stands below the shelf');
    // Straight up: through the shelf from below, and down onto it.
    await page.keyboard.down('Space');
    await until(page, ({ y }) => y + FEET < top, 'being above the shelf');
    await page.keyboard.up('Space');
    const landed = await until(page, ({ on }) => on !== 'air', 'the shelf');
    assert.ok(Math.abs(landed.y + FEET - top) < 0.5, `it stands at ${landed.y}, not on ${top}`);
  }
}

async function runToTheGoal(page) {
  await page.keyboard.down('d');
  await page.keyboard.down('Space');
  await until(page, ({ x, y }) => x > 1560 && y < 190, 'the tower');
  await page.keyboard.up('Space');
  await page.getByRole('heading', { name: 'There' }).waitFor({ timeout: PATIENCE });
  await page.keyboard.up('d');
  const story = await page.locator('#story').textContent();
  assert.match(story, /^\d+ of 14 glints in \d+:\d\d\.\d\.$/);
}

export async function playWithKeys(page, url) {
  await begin(page, url);
  await page.keyboard.press('Enter');
  await walkTheHill(page);
  await rideTheFerry(page);
  await climbTheShelves(page);
  await runToTheGoal(page);
  await page.keyboard.press('Enter');
  await until(page, ({ x }) => x < 200, 'the start');
}

export async function playWithFingers(page, url) {
  await begin(page, url);
  await page.getByRole('button', { name: 'Run' }).tap();
  const start = await until(page, ({ on }) => on !== 'air', 'the ground');
  const session = await page.context().newCDPSession(page);
  const centre = async (name) => {
    const { x, y, width, height } = await page.getByRole('button', { name }).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const touch = (type, touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const right = { ...(await centre('Right')), id: 1 };
  const jump = { ...(await centre('Jump')), id: 2 };
  await touch('touchStart', [right]);
  await until(page, ({ x }) => x > start.x + 60, 'running');
  await touch('touchStart', [right, jump]);
  await until(page, ({ y, on }) => on === 'air' && y < start.y - 30, 'jumping');
  await touch('touchEnd', []);
}
