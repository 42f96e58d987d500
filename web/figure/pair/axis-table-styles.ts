import { css } from 'lit';

export const axisTableStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    font-size: calc(13 * var(--sepax-px, 1px));
    font-variant-numeric: tabular-nums;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  thead th {
    padding: 0 6px 6px;
    color: var(--muted);
    font-size: calc(12 * var(--sepax-px, 1px));
    font-weight: 500;
    text-align: left;
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
  tbody th,
  td {
    padding: 7px 6px;
    vertical-align: top;
    text-align: left;
  }
  .number {
    width: 76px;
    text-align: right;
  }
  thead .number {
    text-align: right;
  }
  .when {
    width: 27%;
  }
  tr[data-active] {
    background: var(--tint);
    box-shadow: inset 3px 0 0 var(--ink);
  }
  tr.best .number data {
    color: var(--stage-decide);
    font-weight: 700;
  }
  button.axis {
    min-width: 40px;
    min-height: 28px;
    padding: 0 6px;
    border-width: 1.5px;
    font-size: calc(13 * var(--sepax-px, 1px));
    font-weight: 700;
  }
  .axis.a {
    border-color: var(--stage-a);
    color: var(--stage-a);
  }
  .axis.b {
    border-color: var(--stage-b);
    color: var(--stage-b);
  }
  .duplicate button.axis {
    border-style: dotted;
    font-weight: 500;
  }
  .same {
    padding-top: 11px;
    color: var(--muted);
  }
  svg.strip,
  svg.time {
    display: block;
    width: 100%;
    height: 22px;
    overflow: visible;
  }
  .strip .a {
    fill: var(--stage-a);
  }
  .strip .b {
    fill: var(--stage-b);
  }
  .strip .swept {
    opacity: 0.3;
  }
  .between {
    fill: var(--muted);
    opacity: 0.22;
  }
  .best .between {
    fill: var(--stage-decide);
    opacity: 0.35;
  }
  .between.gap {
    fill: none;
    stroke: var(--stage-decide);
    stroke-dasharray: 3 2;
    opacity: 1;
  }
  .ends {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 8px;
    margin-top: 3px;
    color: var(--muted);
    font-size: calc(12 * var(--sepax-px, 1px));
    line-height: 1.3;
  }
  .ends .a {
    color: var(--stage-a);
  }
  .ends .b {
    color: var(--stage-b);
  }
  .tag {
    display: block;
    color: var(--stage-decide);
    font-size: calc(12 * var(--sepax-px, 1px));
    font-weight: 600;
  }
  .rule {
    stroke: var(--line-strong);
  }
  .bar.axis {
    fill: var(--muted);
  }
  .bar.together {
    fill: var(--stage-mtv);
  }
  .common {
    fill: var(--stage-mtv);
    opacity: 0.2;
  }
  tfoot tr {
    border-top: 2px solid var(--line-strong);
  }
  tfoot th {
    padding: 7px 6px;
    font-weight: 600;
    text-align: right;
  }
  @container (max-width: 370px) {
    /* The times go below the shadows. */
    .moving,
    .moving thead,
    .moving tbody,
    .moving tfoot {
      display: block;
    }
    .moving tr {
      display: grid;
      grid-template-columns: 52px minmax(0, 1fr) 72px;
    }
    .moving .number {
      width: auto;
    }
    .moving thead .when {
      display: none;
    }
    .moving .same {
      grid-column: 2 / 4;
    }
    .moving tbody .when,
    .moving tfoot th,
    .moving tfoot .when {
      grid-column: 2 / 4;
      width: auto;
      padding-top: 0;
    }
    .moving tfoot th {
      text-align: left;
    }
  }
  @media (pointer: coarse) {
    button.axis {
      min-height: 44px;
    }
  }
  .hint {
    margin: 8px 0 0;
    color: var(--muted);
    font-size: calc(12 * var(--sepax-px, 1px));
  }
`;
