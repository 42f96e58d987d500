import { css, unsafeCSS } from 'lit';
import { palette, tones } from './palette.js';

/** The private names that the stage's own styles use: the page's choice or else the default. */
const privateTones = tones
  .map((tone) => `--_${tone}:var(--stage-${tone}, ${palette[tone]});`)
  .join('');

export const stageStyles = css`
  :host {
    ${unsafeCSS(privateTones)}
    display: block;
    position: relative;
    overflow: hidden;
    background: var(--_surface);
    color: var(--_ink);
  }
  canvas {
    display: block;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    touch-action: pan-y pinch-zoom;
  }
  .surface {
    position: absolute;
    inset: 0;
    touch-action: pan-y pinch-zoom;
  }
  /* Two fingers pan and pinch what is shown there, and not the page. */
  .surface.roams,
  .roams canvas {
    touch-action: pan-y;
  }
  .surface.drawing {
    cursor: crosshair;
    touch-action: none;
  }
  .surface.over {
    cursor: grab;
  }
  .surface.dragging {
    cursor: grabbing;
  }
  .handles {
    position: absolute;
    top: 0;
    left: 0;
    pointer-events: none;
  }
  .handles:not(.placed) {
    visibility: hidden;
  }
  .probe {
    position: absolute;
    visibility: hidden;
    forced-color-adjust: none;
  }
`;
