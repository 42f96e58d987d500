import { playExample } from '../harness/example.mjs';
import { playWithFingers, playWithKeys } from './play.mjs';

export const example = 'platformer';

export const checks = playExample({ keys: playWithKeys, fingers: playWithFingers });
