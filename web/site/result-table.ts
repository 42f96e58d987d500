import { css } from 'lit';

/** A table of what was counted or timed: names at the start, numbers at the end. */
export const resultTable = css`
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 7px 0 7px 12px;
    border-top: 1px solid var(--line);
    text-align: end;
    font-weight: 400;
  }
  thead :is(th, td) {
    border-top: 0;
  }
  thead th {
    color: var(--muted);
    font-size: 0.875rem;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
`;
