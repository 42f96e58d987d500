import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects what is left over from before, so that the next one timed does not pay for it. */
export const collectGarbage = runInNewContext('gc');
