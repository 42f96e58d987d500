import { css } from 'lit';

export const stressStyles = css`
  :host {
    display: block;
  }
  .figure {
    display: flex;
    flex-direction: column;
    overflow: clip;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 12px;
    padding: 10px 12px;
    border-bottom: 1px solid var(--line);
  }
  .tools {
    display: flex;
    gap: 6px;
  }
  .tools .main {
    min-width: 96px;
  }
  .choice {
    display: flex;
    padding: 3px;
    border: 1px solid var(--line);
    border-radius: 10px;
  }
  .choice button {
    min-height: 30px;
    border-color: transparent;
    border-radius: 7px;
  }
  .choice button[aria-pressed='false'] {
    background: none;
    color: var(--muted);
  }
  .field {
    position: relative;
    flex: 1 1 auto;
    min-height: clamp(380px, 100svh - 310px, 760px);
  }
  canvas {
    display: block;
    width: 100%;
  }
  #field {
    position: absolute;
    inset: 0;
    height: 100%;
  }
  .probe {
    position: absolute;
    visibility: hidden;
    forced-color-adjust: none;
  }
  .below {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
    padding: 10px 16px 12px;
    border-top: 1px solid var(--line);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    margin: 0;
    padding: 0;
    list-style: none;
    color: var(--muted);
    font-size: 0.8125rem;
  }
  .dot {
    display: inline-block;
    flex: none;
    width: 12px;
    height: 12px;
    border-radius: 3px;
    forced-color-adjust: none;
  }
  .legend .dot {
    border-radius: 50%;
  }
  .dot.a {
    background: var(--stage-a);
  }
  .dot.b {
    background: var(--stage-b);
  }
  .dot.muted {
    background: var(--stage-muted);
  }
  .dot.mtv {
    background: var(--stage-mtv);
  }
  .dot.decide {
    background: var(--stage-decide);
  }
  .link {
    box-sizing: border-box;
    width: 24px;
    height: 12px;
    border: solid var(--stage-b);
    border-width: 5px 3px;
    border-radius: 6px;
    background: var(--stage-surface);
    forced-color-adjust: none;
  }
  .box {
    width: 16px;
    height: 12px;
    border: 1px solid var(--stage-decide);
  }
  h2 {
    margin: 0 0 10px;
    font-size: 1rem;
    font-weight: 650;
  }
  .slider {
    display: grid;
    grid-template-columns: 1fr auto;
    margin-bottom: 8px;
    font-size: 0.9375rem;
  }
  .slider .value {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .slider input {
    grid-column: 1 / -1;
    width: 100%;
    height: 36px;
    padding: 0;
    border: 0;
    background: none;
    accent-color: var(--ink);
    cursor: pointer;
  }
  .check {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    padding: 6px 0;
    font-size: 0.9375rem;
  }
  .check label {
    display: block;
    cursor: pointer;
  }
  .check input {
    flex: none;
    margin-top: 2px;
  }
  small {
    display: block;
    color: var(--muted);
    font-size: 0.8125rem;
    font-weight: 400;
  }
  #graph {
    height: 120px;
    border-bottom: 1px solid var(--line-strong);
  }
  table {
    width: 100%;
    margin: 10px 0 0;
    border-collapse: collapse;
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 6px 0 6px 12px;
    border-top: 1px solid var(--line);
    text-align: right;
    vertical-align: top;
  }
  th:first-child {
    position: relative;
    padding-left: 0;
    text-align: left;
    font-weight: 550;
  }
  thead th,
  thead th:first-child {
    border: 0;
    color: var(--muted);
    font-size: 0.75rem;
    font-weight: 400;
  }
  tbody th:first-child {
    padding-left: 22px;
  }
  tbody .dot {
    position: absolute;
    top: 11px;
    left: 0;
  }
  td {
    font-weight: 550;
  }
  .found {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    margin: 0;
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  .found div {
    display: flex;
    gap: 6px;
  }
  dt {
    color: var(--muted);
  }
  dd {
    min-width: 5ch;
    margin: 0;
    font-weight: 600;
  }
  .said {
    min-height: 3em;
    margin: 14px 0 0;
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
    text-wrap: pretty;
  }
  @media (min-width: 68.75em) {
    .layout {
      grid-template-columns: minmax(0, 1fr) 25rem;
    }
  }
  @media (pointer: coarse) {
    .choice button {
      min-height: 40px;
    }
    .slider input {
      height: 44px;
    }
    .check {
      min-height: 44px;
    }
    .check input {
      width: 24px;
      height: 24px;
      margin-top: 0;
    }
  }
  @media (max-width: 30em) {
    .field {
      min-height: clamp(300px, 55vh, 460px);
    }
    .card {
      padding: 14px;
    }
  }
  @media print {
    .bar {
      display: none;
    }
  }
`;
