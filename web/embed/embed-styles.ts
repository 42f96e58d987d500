import { css, unsafeCSS } from 'lit';
import { figureStyles } from '../figure/element/figure-styles.js';
import { controls } from '../figure/styles/controls.js';
import { paletteRule } from '../stage/palette.js';

/** The figure fills the room that is kept for it: the picture takes what controls and sentence leave. */
const layout = css`
  ${unsafeCSS(paletteRule('.content', 'sepax'))}
  .frame {
    box-sizing: border-box;
  }
  .content {
    --surface: var(--stage-surface);
    --ink: var(--stage-ink);
    --muted: var(--stage-muted);
    --line: var(--stage-hairline);
    --line-strong: light-dark(#8b8f96, #6d7580);
    --tint: var(--sepax-tint, light-dark(#f1efe9, #22262d));
    --focus: var(--stage-ink);
  }
  sepax-lesson-figure {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    min-height: 0;
    overflow: clip;
    container-type: inline-size;
    border: 1px solid var(--line);
    border-radius: var(--sepax-radius, 12px);
    background: var(--surface);
    color: var(--ink);
    font: 16px / 1.45 var(--sepax-font, system-ui, sans-serif);
    font-variant-numeric: tabular-nums;
    word-break: keep-all;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  sepax-lesson-figure .figure {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    min-height: 0;
  }
  sepax-lesson-figure .canvas {
    flex: 1 1 0;
    min-height: 96px;
  }
  sepax-lesson-figure sepax-stage {
    height: 100%;
  }
  sepax-lesson-figure .below {
    display: flex;
    flex: 0 1 auto;
    flex-direction: column;
    min-height: 0;
    padding: 6px 12px 10px;
  }
  sepax-lesson-figure .said {
    display: grid;
    flex: 0 1 auto;
    min-height: 0;
    margin-top: 4px;
    overflow-y: auto;
  }
  sepax-lesson-figure .said p {
    grid-area: 1 / 1;
    min-height: 0;
    margin: 0;
    font-size: 15px;
  }
  sepax-lesson-figure .set {
    display: grid;
    flex: none;
  }
  sepax-lesson-figure .formulas {
    grid-area: 1 / 1;
    min-height: 60px;
    margin-top: 6px;
    overflow-x: auto;
  }
  sepax-lesson-figure :is(strong, b) {
    font-weight: 650;
  }
  @container (max-width: 440px) {
    sepax-lesson-figure .said p {
      font-size: 14px;
    }
  }
  @media (forced-colors: active) {
    .content {
      --line-strong: ButtonText;
      --tint: Canvas;
    }
  }
`;

/** What a figure wears inside of its shell. The sheets are the same for all figures of a page. */
export const embedSheets: readonly CSSStyleSheet[] = [controls, figureStyles, layout].map(
  ({ styleSheet }) => styleSheet!,
);
