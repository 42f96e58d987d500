import { css } from 'lit';

export const raceStyles = css`
  :host {
    display: block;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  button.main {
    min-width: 120px;
    min-height: 44px;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  select {
    padding: 0 8px;
  }
  .said {
    min-height: 3em;
    margin: 14px 0 8px;
    font-weight: 600;
    text-wrap: pretty;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding-block: 10px;
    padding-inline-start: 14px;
  }
  th:first-child {
    padding-inline-start: 0;
  }
  .bar {
    width: 40%;
    text-align: start;
  }
  .bar span {
    display: block;
    height: 18px;
    border-radius: 4px;
    background: var(--stage-b);
    forced-color-adjust: none;
  }
  .own th {
    font-weight: 700;
  }
  .own .bar span {
    background: var(--stage-a);
  }
  .prose {
    margin-top: 28px;
    max-width: 46rem;
  }
  h2 {
    margin: 0 0 8px;
    font-size: 1.125rem;
    font-weight: 650;
  }
  .prose ul {
    margin: 0;
    padding-inline-start: 1.2em;
  }
  .prose li {
    margin-bottom: 6px;
    text-wrap: pretty;
  }
  .prose p {
    margin: 0;
  }
  @media (min-width: 68.75em) {
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 22rem;
      column-gap: 32px;
      align-items: start;
    }
    .card {
      grid-row: 1 / span 2;
    }
    .prose {
      margin-top: 16px;
    }
  }
  @media (max-width: 40em) {
    .bar {
      display: none;
    }
    /* Words give way before a name is broken. */
    tbody th {
      white-space: nowrap;
    }
    th,
    td {
      padding-inline-start: 8px;
      font-size: 0.9375rem;
    }
  }
`;
