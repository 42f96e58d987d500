import { css } from 'lit';

export const workerStyles = css`
  :host {
    display: block;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .tools button {
    min-height: 44px;
  }
  .said {
    min-height: 3em;
    margin: 14px 0 10px;
    max-width: 44rem;
    text-wrap: pretty;
    font-variant-numeric: tabular-nums;
  }
  .sides {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
    gap: 20px;
  }
  .sides .figure {
    overflow: clip;
  }
  h2 {
    margin: 0;
    padding: 12px 16px;
    border-bottom: 1px solid var(--line);
    font-size: 1rem;
    font-weight: 650;
  }
  canvas {
    display: block;
    width: 100%;
  }
  .field {
    position: relative;
    aspect-ratio: 2;
  }
  .field canvas {
    height: 100%;
  }
  .graph {
    height: 56px;
    border-top: 1px solid var(--line);
    background: var(--tint);
  }
  .probe {
    position: absolute;
    visibility: hidden;
    forced-color-adjust: none;
  }
  .key {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    margin: 12px 2px 24px;
    color: var(--muted);
    font-size: 0.875rem;
  }
  .tick,
  .stop {
    display: inline-block;
    width: 2px;
    height: 16px;
    background: var(--stage-decide);
    forced-color-adjust: none;
  }
  .stop {
    width: 16px;
    margin-left: 14px;
    background: var(--stage-mtv);
  }
  .sources {
    display: grid;
    gap: 12px;
  }
  summary {
    cursor: pointer;
  }
  summary span {
    color: var(--muted);
  }
  code {
    font-family: ui-monospace, 'DejaVu Sans Mono', monospace;
    font-size: 0.9em;
  }
  pre {
    margin: 14px -18px -18px;
    padding: 14px 18px 16px;
    overflow-x: auto;
    border-top: 1px solid var(--line);
    font-size: 0.875rem;
    line-height: 1.6;
  }
`;
