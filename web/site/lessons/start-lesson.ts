import '../site.js';
import './styles/book.css';
import './styles/code.css';
import './styles/lesson.css';
import './styles/lesson-layout.css';
import './styles/story.css';
import { figureStyles } from '../../figure/element/figure-styles.js';
import type { Step } from '../../figure/element/step.js';
import { controls } from '../../figure/styles/controls.js';
import { figure } from '../../figure/styles/figure.js';
import type { Texts } from '../../figure/voice/words.js';
import { leadThrough } from '../masthead.js';
import { startLanguage } from '../page-language.js';
import { startFigure } from '../start-figure.js';
import type { Lesson } from './lesson.js';
import { bookMenu } from './parts/book-menu.js';
import { keepFormulas } from './parts/formula.js';
import { addressOf } from './parts/pager.js';
import { SepaxLesson } from './sepax-lesson.js';
import { syncLesson } from './sync-lesson.js';

/** Shows a lesson in the page. */
export function startLesson<State, Evaluation, OwnStep extends Step, View>(
  lesson: Lesson<State, Evaluation, OwnStep, View>,
  texts: Record<'en' | 'ko', Texts>,
): void {
  startLanguage(texts);
  leadThrough(() => bookMenu(lesson.name, addressOf));
  // A lesson is in the light DOM, so the document wears what else shadow roots do.
  const sheets = [controls, figure, figureStyles].map(({ styleSheet }) => styleSheet!);
  document.adoptedStyleSheets.push(...sheets);
  void startFigure((main) => {
    keepFormulas(main);
    const element = new SepaxLesson(lesson as Lesson);
    main.replaceChildren(element);
    syncLesson(element);
  });
}
