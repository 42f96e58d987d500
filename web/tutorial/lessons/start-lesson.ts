import '../site.js';
import './styles/book.css';
import './styles/code.css';
import './styles/lesson.css';
import { startFigure } from '../start-figure.js';
import { controls } from '../styles/controls.js';
import { figure } from '../styles/figure.js';
import type { Texts } from './language.js';
import type { Lesson } from './lesson.js';
import { startLanguage } from './page-language.js';
import { SepaxLesson } from './sepax-lesson.js';
import { figureStyles } from './styles/figure-styles.js';
import { syncLesson } from './sync-lesson.js';

/** Shows a lesson in the page. */
export function startLesson(lesson: Lesson, texts: Record<'en' | 'ko', Texts>): void {
  startLanguage(texts);
  // A lesson is in the light DOM, so the document wears what else shadow roots do.
  const sheets = [controls, figure, figureStyles].map(({ styleSheet }) => styleSheet!);
  document.adoptedStyleSheets.push(...sheets);
  void startFigure((main) => {
    const element = new SepaxLesson(lesson);
    main.replaceChildren(element);
    syncLesson(element);
  });
}
