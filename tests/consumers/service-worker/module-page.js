import { answersOf } from './ask.js';

globalThis.answers = answersOf('./module-worker.js', { type: 'module' });
