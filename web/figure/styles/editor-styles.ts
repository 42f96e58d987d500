import { css } from 'lit';
import { noticeStyles } from '../element/notice.js';

export const playgroundStyles = css`
  ${noticeStyles}
  :host {
    display: block;
    position: relative;
  }
  .figure {
    position: relative;
    overflow: clip;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px 12px;
    padding: 10px 12px;
    border-bottom: 1px solid var(--line);
  }
  .scenes {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    min-width: 0;
  }
  .scenes button {
    min-height: 32px;
    padding: 0 9px;
    border-color: transparent;
    background: none;
    color: var(--muted);
  }
  .scenes button:hover {
    background: var(--tint);
    color: var(--ink);
  }
  .scenes button[aria-pressed='true'] {
    background: var(--tint);
    color: var(--ink);
    font-weight: 600;
    border-color: var(--line-strong);
  }
  .tools {
    display: flex;
    gap: 2px;
    margin-left: auto;
  }
  .tools button.icon {
    width: 34px;
  }
  sepax-stage {
    height: clamp(380px, 100svh - 340px, 700px);
  }
  .canvas {
    position: relative;
  }
  .below {
    padding: 10px 16px 14px;
    border-top: 1px solid var(--line);
  }
  .say {
    min-height: 3em;
    margin: 8px 0 0;
    font-size: calc(16 * var(--sepax-px, 1px));
    text-wrap: pretty;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    margin: 10px 0 0;
    padding: 0;
    list-style: none;
    color: var(--muted);
    font-size: calc(13 * var(--sepax-px, 1px));
  }
  .legend svg {
    width: 28px;
    height: 16px;
    fill: none;
    stroke-width: 2;
  }
  .legend .a {
    fill: var(--stage-a);
  }
  .legend .b {
    fill: var(--stage-b);
  }
  .legend .decide {
    stroke: var(--stage-decide);
  }
  .legend .dashed {
    stroke-dasharray: 4 3;
  }
  .legend .mtv {
    stroke: var(--stage-mtv);
    stroke-width: 3;
  }
  .legend .tip {
    fill: var(--stage-mtv);
    stroke: none;
  }
  .legend .ghost {
    stroke: var(--stage-a);
    stroke-dasharray: 5 3;
  }
  .legend .swept {
    fill: var(--stage-a);
    fill-opacity: 0.1;
    stroke: var(--stage-a);
    stroke-width: 1;
    stroke-dasharray: 2 3;
  }
  .verdict {
    margin: 0;
    font-size: calc(26 * var(--sepax-px, 1px));
    font-weight: 680;
    line-height: 1.15;
    letter-spacing: -0.02em;
  }
  .sentence {
    min-height: 3em;
    margin: 6px 0 14px;
    font-size: calc(15 * var(--sepax-px, 1px));
    font-variant-numeric: tabular-nums;
    text-wrap: pretty;
  }
  .numbers {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin: 0 0 14px;
    font-variant-numeric: tabular-nums;
  }
  .numbers div {
    padding: 6px 0;
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--muted);
    font-size: calc(12 * var(--sepax-px, 1px));
  }
  dd {
    margin: 0;
    font-size: calc(15 * var(--sepax-px, 1px));
    font-weight: 550;
  }
  code,
  pre {
    font-family: ui-monospace, 'DejaVu Sans Mono', monospace;
  }
  .apply {
    width: 100%;
  }
  .forms {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
    gap: 20px;
    align-items: start;
  }
  .motion {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    align-items: center;
    gap: 6px 24px;
  }
  .motion h2 {
    margin: 0;
    font-size: calc(16 * var(--sepax-px, 1px));
    font-weight: 650;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 36px;
    font-size: calc(15 * var(--sepax-px, 1px));
  }
  .pair {
    display: grid;
    flex: 1 1 220px;
    grid-template-columns: repeat(2, minmax(0, 170px));
    gap: 10px;
  }
  .help {
    font-size: calc(15 * var(--sepax-px, 1px));
  }
  details > summary {
    cursor: pointer;
    font-weight: 600;
  }
  details + details {
    margin-top: 12px;
  }
  kbd {
    padding: 1px 6px;
    border: 1px solid var(--line-strong);
    border-radius: 5px;
    font: inherit;
    font-size: calc(13 * var(--sepax-px, 1px));
    white-space: nowrap;
  }
  .keys {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px 16px;
    align-items: baseline;
  }
  .keys dt {
    font-size: calc(14 * var(--sepax-px, 1px));
  }
  .keys dd {
    font-size: calc(15 * var(--sepax-px, 1px));
    font-weight: 400;
  }
  pre {
    overflow-x: auto;
    margin: 10px 0 0;
    padding: 12px;
    border-radius: 8px;
    background: var(--tint);
    font-size: calc(13 * var(--sepax-px, 1px));
    line-height: 1.6;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .words li {
    margin: 4px 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  @media (min-width: 1100px) {
    .layout {
      grid-template-columns: minmax(0, 1fr) 420px;
      grid-template-rows: auto auto 1fr;
      align-items: start;
    }
    .panel {
      grid-area: 1 / 2 / span 3;
    }
  }
  @media (pointer: coarse) {
    .scenes button {
      min-height: 40px;
    }
    details > summary {
      padding-block: 10px;
    }
  }
  @media (max-width: 480px) {
    /* One row to swipe: the canvas begins further up. */
    .scenes {
      flex-wrap: nowrap;
      margin: -4px;
      padding: 4px;
      overflow-x: auto;
      scrollbar-width: none;
      mask-image: linear-gradient(to right, black calc(100% - 36px), transparent);
    }
    .scenes button {
      flex: none;
    }
    sepax-stage {
      height: clamp(300px, 46vh, 360px);
    }
    .card {
      padding: 14px;
    }
    .below {
      padding: 8px 12px 12px;
    }
  }
  @media print {
    .bar,
    .forms,
    .apply,
    .help,
    sepax-step-control {
      display: none;
    }
  }
`;
