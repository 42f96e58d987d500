import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Launch, Surroundings } from '../support/surroundings.js';
import { boardChecks } from './board.js';
import { checkChecks } from './check.js';
import { figureChecks } from './figure.js';
import { lessonChecks } from './lesson.js';
import { libraryChecks } from './library.js';
import { pageChecks } from './pages.js';

/** The same for every engine. None of them may leave anything on the console. */
export function allChecks(name: string, launch: Launch): void {
  describe(name, () => {
    let surroundings: Surroundings;
    const here = (): Surroundings => surroundings;

    beforeAll(async () => {
      surroundings = await Surroundings.create(launch);
    });

    afterAll(() => surroundings?.close());

    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await surroundings.keepPicture(`${name} ${task.name}`);
      expect(await surroundings.faults()).toEqual([]);
    });

    test('what goes wrong is heard of', async () => {
      await surroundings.answerOf('faulty');
      const heard = (await surroundings.faults()).join('\n');
      const faults = [
        'a warning',
        'an error',
        'a rejection',
        'an exception',
        'style-src',
        'missing.js',
      ];
      expect(faults.filter((fault) => !heard.includes(fault))).toEqual([]);
    });

    libraryChecks(here);
    lessonChecks(here);
    boardChecks(here);
    checkChecks(here);
    figureChecks(here);
    pageChecks(here);
  });
}
