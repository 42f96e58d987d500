import { css } from 'lit';
import { noticeStyles } from './notice.js';
import { padStyles } from './pad-styles.js';

/** The figure of a lesson: see sepax-lesson-figure.ts. */
export const figureStyles = css`
  ${noticeStyles}
  ${padStyles}
  sepax-lesson-figure {
    display: block;
    min-width: 0;
  }
  sepax-lesson-figure .figure {
    position: relative;
    overflow: clip;
  }
  sepax-lesson-figure .tools {
    display: flex;
    gap: 2px;
  }
  sepax-lesson-figure .canvas {
    position: relative;
  }
  sepax-lesson-figure sepax-stage {
    height: clamp(360px, 58svh, 560px);
  }
  sepax-lesson-figure .below {
    padding: 10px 16px 16px;
    border-top: 1px solid var(--line);
  }
  sepax-lesson-figure .said p {
    min-height: 3em;
    margin: 8px 0 0;
    font-size: calc(17 * var(--sepax-px, 1px));
    text-wrap: pretty;
  }
  /* A line of text is as high with it as without; a finger finds it beyond its letters, too. */
  sepax-lesson-figure .contrast {
    position: relative;
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
    color: var(--stage-decide);
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  sepax-lesson-figure .contrast::after {
    content: '';
    position: absolute;
    inset: -10px -6px;
  }
  /* Below the picture: over it, praise would cover what has just been moved. */
  sepax-lesson-figure .trial {
    min-height: 3em;
    margin: 10px 0 0;
    color: var(--muted);
    font-size: calc(15 * var(--sepax-px, 1px));
    text-wrap: pretty;
  }
  sepax-lesson-figure .trial.praise {
    color: var(--stage-decide);
    font-weight: 600;
  }
  sepax-lesson-figure .unseen {
    visibility: hidden;
  }
  sepax-lesson-figure .set {
    display: contents;
  }
  sepax-lesson-figure .formulas {
    display: flex;
    flex-direction: column;
    gap: 6px;
    justify-content: center;
    min-height: 112px;
    margin-top: 8px;
    padding: 8px 14px;
    border-radius: 10px;
    background: var(--tint);
  }
  sepax-term {
    text-decoration: underline dotted var(--muted) 1.5px;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  sepax-term:is(:hover, :focus-visible) {
    text-decoration-color: currentColor;
  }
  .glued {
    white-space: nowrap;
  }
  .tone-a {
    color: var(--stage-a);
  }
  .tone-b {
    color: var(--stage-b);
  }
  .tone-mtv {
    color: var(--stage-mtv);
  }
  .tone-decide {
    color: var(--stage-decide);
    font-weight: 650;
  }
  @media (max-width: 480px) {
    sepax-lesson-figure sepax-stage {
      height: clamp(300px, 46svh, 360px);
    }
    sepax-lesson-figure .below {
      padding: 8px 12px 12px;
    }
    sepax-lesson-figure .formulas {
      padding: 8px 10px;
      font-size: calc(14 * var(--sepax-px, 1px));
    }
  }
  /* Its room stays: the picture was drawn for what they leave of the figure. */
  @media print {
    sepax-lesson-figure .tools,
    sepax-stepper {
      visibility: hidden;
    }
  }
`;
