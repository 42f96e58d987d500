import { css } from 'lit';

/** What the board has beside what the playground has, too. */
export const boardStyles = css`
  .scenes button {
    padding: 0 8px;
  }
  .scenes select {
    flex: none;
    min-height: 32px;
    max-width: 140px;
    padding: 0 8px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--surface);
    color: var(--muted);
    font: inherit;
    font-size: calc(14 * var(--sepax-px, 1px));
  }
  .scenes select:hover {
    color: var(--ink);
  }
  .tools button.icon[aria-pressed='true'] {
    background: var(--ink);
  }
  .zoom {
    position: absolute;
    top: 8px;
    right: 8px;
    display: flex;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--surface);
  }
  .zoom button.icon {
    width: 34px;
    min-height: 32px;
    color: var(--muted);
  }
  .messages {
    position: absolute;
    right: 8px;
    bottom: 6px;
    left: 8px;
    display: grid;
    justify-items: end;
    pointer-events: none;
  }
  .messages .notice {
    position: static;
    max-width: none;
    margin: 6px 4px;
    pointer-events: auto;
  }
  .place {
    margin: 0;
    padding: 0 6px;
    border-radius: 6px;
    background: color-mix(in srgb, var(--surface) 80%, transparent);
    color: var(--muted);
    font-size: calc(12 * var(--sepax-px, 1px));
    font-variant-numeric: tabular-nums;
  }
  .named {
    grid-column: 1 / -1;
    display: grid;
    gap: 3px;
    font-size: calc(12 * var(--sepax-px, 1px));
  }
  .named input {
    width: 100%;
    padding: 0 10px;
    font-size: calc(14 * var(--sepax-px, 1px));
  }
  select.ask {
    width: 100%;
    padding: 0 6px;
  }
  .ask + .hint {
    margin-top: 8px;
  }
  .answer {
    margin-top: 10px;
  }
  .answer > div {
    grid-column: 1 / -1;
  }
  .scrub {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) calc(64 * var(--sepax-px, 1px));
    align-items: center;
    gap: 8px;
    margin-top: 10px;
    font-size: calc(14 * var(--sepax-px, 1px));
    font-variant-numeric: tabular-nums;
  }
  .figure {
    container-type: inline-size;
  }
  .palette {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(calc(54 * var(--sepax-px, 1px)), 1fr));
    gap: 2px;
    padding: 6px 10px;
    border-bottom: 1px solid var(--line);
  }
  .palette button {
    flex-direction: column;
    gap: 2px;
    min-height: 52px;
    padding: 4px 2px;
    border-color: transparent;
    background: none;
    color: var(--muted);
    font-size: calc(12 * var(--sepax-px, 1px));
  }
  .palette button[aria-pressed='true'] {
    background: var(--ink);
    color: var(--surface);
  }
  .palette button:hover:not([aria-pressed='true']) {
    border-color: transparent;
    background: var(--tint);
    color: var(--ink);
  }
  .palette svg:not(.kind) {
    width: 24px;
    height: 24px;
    stroke-width: 1.75;
  }
  svg.kind {
    width: 32px;
    height: 24px;
    fill: color-mix(in srgb, currentColor 14%, transparent);
    fill-rule: evenodd;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .kind .full {
    fill: currentColor;
  }
  .kind .open {
    fill: none;
  }
  h2:not(.verdict) {
    margin: 0 0 10px;
    font-size: calc(16 * var(--sepax-px, 1px));
    font-weight: 650;
  }
  .sentence {
    margin-bottom: 10px;
  }
  .choice {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: end;
    gap: 4px;
    margin-bottom: 12px;
  }
  .choice label {
    display: block;
    margin-bottom: 3px;
    font-size: calc(12 * var(--sepax-px, 1px));
  }
  .choice select {
    width: 100%;
    padding: 0 6px;
  }
  .numbers dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  .overlays {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 2px 16px;
  }
  .overlays .check {
    align-items: flex-start;
    padding: 5px 0;
    line-height: 1.3;
  }
  .overlays input {
    flex: none;
    margin-top: 1px;
  }
  .overlays input:disabled {
    opacity: 0.4;
  }
  .check.motion {
    margin-top: 8px;
  }
  .off {
    color: var(--muted);
  }
  small {
    display: block;
    margin-top: 1px;
    color: var(--muted);
    font-size: calc(12 * var(--sepax-px, 1px));
    text-wrap: pretty;
  }
  .hint {
    margin: 0;
    color: var(--muted);
    font-size: calc(15 * var(--sepax-px, 1px));
    text-wrap: pretty;
  }
  .pairs,
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .buttons {
    margin-top: 12px;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 116px), 1fr));
    gap: 10px;
  }
  .fields .check {
    align-self: end;
  }
  .corner {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 4px;
    max-width: 420px;
    margin-top: 4px;
    font-size: calc(13 * var(--sepax-px, 1px));
    font-variant-numeric: tabular-nums;
  }
  .thing details {
    margin-top: 12px;
  }
  .thing summary {
    padding: 4px 0;
    font-size: calc(14 * var(--sepax-px, 1px));
    font-weight: 500;
  }
  @container (max-width: 680px) {
    .palette {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
  @media (pointer: coarse) {
    .zoom button.icon {
      width: 44px;
      min-height: 44px;
    }
    .check {
      min-height: 44px;
    }
    .check input {
      width: 24px;
      height: 24px;
    }
    .thing summary {
      padding-block: 10px;
    }
    .fields {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 136px), 1fr));
    }
  }
  @media (pointer: coarse) and (max-width: 480px) {
    /* The buttons of a corner go below its numbers, which would be cut off beside them. */
    .corner {
      grid-template-columns: 28px repeat(2, minmax(0, 1fr));
    }
    .corner > button {
      grid-row: 2;
      justify-self: center;
    }
    .corner > button:nth-of-type(1) {
      grid-column: 2;
    }
    .corner > button:nth-of-type(2) {
      grid-column: 3;
    }
  }
  @media (max-width: 480px) {
    /* One row to swipe, as that of the scenes. */
    .palette {
      display: flex;
      overflow-x: auto;
      scrollbar-width: none;
      mask-image: linear-gradient(to right, black calc(100% - 36px), transparent);
    }
    .palette button {
      flex: none;
      min-width: 60px;
    }
  }
  @media print {
    .palette,
    .zoom,
    .buttons {
      display: none;
    }
  }
`;
