import './times.css';
import { figure } from '../../../figures/moving-shapes/figure.js';
import { lines as cpp } from '../../../figures/moving-shapes/moving-shapes.cpp?code';
import { lines as js } from '../../../figures/moving-shapes/moving-shapes.js?code';
import { en } from '../../../figures/moving-shapes/text.en.js';
import { ko } from '../../../figures/moving-shapes/text.ko.js';
import { startLesson } from '../start-lesson.js';
import { timeTable } from './time-table.js';

startLesson(
  {
    name: 'moving-shapes',
    figure,
    code: { js, cpp },
    room: 'code',
    table: timeTable,
  },
  { en, ko },
);
