import { startLesson } from '../start-lesson.js';
import { lesson } from './lesson.js';
import { en } from './text.en.js';
import { ko } from './text.ko.js';

startLesson(lesson, { en, ko });
