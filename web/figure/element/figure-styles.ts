import { css } from 'lit';
import { noticeStyles } from './notice.js';

/** The figure of a lesson: see sepax-lesson-figure.ts. */
export const figureStyles = css`
  ${noticeStyles}
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
  sepax-lesson-figure .say {
    min-height: 3em;
    margin: 8px 0 0;
    font-size: 17px;
    text-wrap: pretty;
  }
  /* Over the picture, so that nothing is moved under the hand that has just succeeded. */
  sepax-lesson-figure .praise {
    position: absolute;
    inset: auto 12px 12px;
    width: fit-content;
    max-width: 60ch;
    margin: 0 0 0 auto;
    padding: 6px 12px;
    border-radius: 10px;
    background: var(--stage-decide);
    color: var(--surface);
    font-weight: 650;
    pointer-events: none;
    text-wrap: pretty;
  }
  sepax-lesson-figure .praise .name {
    color: inherit;
  }
  sepax-lesson-figure .unseen {
    visibility: hidden;
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
      font-size: 14px;
    }
  }
  @media print {
    sepax-lesson-figure .tools,
    sepax-stepper {
      display: none;
    }
  }
`;
