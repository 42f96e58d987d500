import { answersOf } from './ask.js';

globalThis.answers = answersOf('./classic-worker.js');
