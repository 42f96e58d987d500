import { css } from 'lit';

export const checkStyles = css`
  :host {
    display: block;
  }
  .layout {
    align-items: start;
  }
  h2 {
    margin: 0 0 12px;
    font-size: 1.125rem;
    font-weight: 650;
  }
  .choice {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-bottom: 12px;
  }
  textarea,
  pre {
    display: block;
    width: 100%;
    max-height: 60vh;
    margin: 0;
    padding: 12px 14px;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--tint);
    font: 0.8125rem/1.55 ui-monospace, 'DejaVu Sans Mono', monospace, 'Noto Sans KR Variable';
    white-space: pre;
  }
  textarea {
    border-color: var(--line-strong);
    resize: vertical;
  }
  code {
    font: inherit;
  }
  /* On a phone all of it is there: a box that scrolls both ways would hold the finger that scrolls the page. */
  @media (max-width: 37.5em) {
    textarea,
    pre {
      max-height: none;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    textarea {
      field-sizing: content;
    }
  }
  button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  .safe {
    margin: 8px 0 0;
    color: var(--muted);
    font-size: 0.875rem;
    text-wrap: pretty;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin: 14px 0;
    padding: 0;
    border: 0;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
  }
  button.main {
    min-width: 140px;
    min-height: 44px;
  }
  .results {
    display: grid;
    gap: 16px;
    min-width: 0;
  }
  .results h2,
  .results p {
    margin: 0;
  }
  .verdict {
    font-size: 1.25rem;
    font-weight: 650;
    text-wrap: balance;
    font-variant-numeric: tabular-nums;
  }
  .verdict + p {
    margin-top: 6px;
    color: var(--muted);
  }
  .verdict.good {
    color: var(--stage-decide);
  }
  .verdict.bad {
    color: var(--stage-mtv);
  }
  article {
    display: grid;
    gap: 10px;
    padding: 16px 18px;
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px 16px;
    margin: 0;
    font-size: 1rem;
    font-weight: 650;
  }
  h3 span {
    color: var(--muted);
    font-size: 0.875rem;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  .pair {
    width: 100%;
    height: auto;
    max-height: 260px;
    border-radius: 10px;
    background: var(--tint);
  }
  .pair .a,
  .pair .b {
    fill-opacity: 0.22;
    stroke-width: 2;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .pair .a {
    fill: var(--stage-a);
    stroke: var(--stage-a);
  }
  .pair .b {
    fill: var(--stage-b);
    stroke: var(--stage-b);
  }
  .case {
    color: var(--muted);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 20px;
  }
  a {
    color: inherit;
    text-underline-offset: 3px;
  }
  .families p {
    margin: 0 0 10px;
    color: var(--muted);
    text-wrap: pretty;
  }
  tr.bad td:last-child {
    color: var(--stage-mtv);
    font-weight: 650;
  }
  .families .runner {
    margin: 14px 0 0;
  }
  @media (min-width: 56.25em) {
    .layout {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-rows: auto 1fr;
    }
    .results {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
    /* Until there is something to see, what is asked takes the room beside the code. */
    .layout.idle .results {
      grid-row: 1;
    }
    .layout.idle .card:first-child {
      grid-row: 1 / span 2;
    }
    .layout.idle .families {
      grid-column: 2;
    }
  }
`;
