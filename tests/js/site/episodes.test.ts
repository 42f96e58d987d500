/** The small game at the beginning and at the end of each lesson: the bug is there, and it is gone. */
import { expect, test } from 'vitest';
import { lessonNames } from '../../../web/figures/registry.js';
import type { Episode, Mode } from '../../../web/site/lessons/story/episode.js';
import { longestRun, Run } from '../../../web/site/lessons/story/run.js';

const episodeOf = async (name: string): Promise<Episode> =>
  (await import(`../../../web/site/lessons/story/scenes/${name}.ts`)).episode;

function played(episode: Episode, mode: Mode): Run {
  const run = new Run(episode, mode);
  while (!run.over) run.step(run.auto);
  return run;
}

test.each(lessonNames)(
  '%s: who only holds the key fails with the bug, and arrives without it',
  async (name) => {
    const episode = await episodeOf(name);
    const [bug, mended] = [played(episode, 'bug'), played(episode, 'mended')];
    expect(bug.done).toBe(false);
    expect(mended.done).toBe(true);
    expect(mended.alarm).toBe(false);
    // All of it is seen within ten seconds.
    expect(longestRun / 60).toBeLessThanOrEqual(10);
    expect(mended.frames).toBeGreaterThan(20);
  },
);

/** Where trouble begins: along the field, and how high the middle of who moves is. */
const troubles: Readonly<Partial<Record<string, readonly [x: number, y: number]>>> = {
  shadows: [226, -20],
  'separating-axis': [206, -20],
  'way-out': [226, -78],
  'moving-shapes': [324, -20],
  'circles-boxes': [210, -104],
  segments: [308, -20],
  planes: [260, -110],
  'dents-holes': [210, -20],
};

test.each(Object.entries(troubles))('%s: that is where the bug is met', async (name, place) => {
  const { x, y } = played(await episodeOf(name), 'bug');
  const [wantedX, wantedY] = place!;
  expect(Math.abs(x - wantedX)).toBeLessThan(12);
  expect(Math.abs(y - wantedY)).toBeLessThan(12);
});

test.each(lessonNames)('%s: the same keys make the same run', async (name) => {
  const episode = await episodeOf(name);
  const places = (): number[] => {
    const run = new Run(episode, 'mended');
    for (let i = 0; i < 120; i += 1) run.step({ way: i % 50 < 40 ? 1 : -1, jump: i % 30 === 0 });
    return [run.x, run.y, run.walked, run.frames];
  };
  expect(places()).toEqual(places());
});
