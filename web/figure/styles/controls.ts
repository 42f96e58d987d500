import { css } from 'lit';

/**
 * Buttons, fields and words as all parts of the page wear them. With forced colours, what is pressed looks like it
 * whatever it wears else.
 */
export const controls = css`
  :host {
    box-sizing: border-box;
  }
  *,
  *::before,
  *::after {
    box-sizing: inherit;
  }
  button,
  select,
  input,
  textarea {
    min-height: 36px;
    margin: 0;
    border: 1px solid var(--line-strong);
    border-radius: 8px;
    background: var(--surface);
    color: var(--ink);
    font: inherit;
    font-size: calc(14 * var(--sepax-px, 1px));
    font-variant-numeric: tabular-nums;
  }
  select {
    text-overflow: ellipsis;
  }
  /* A finger that goes upwards or downwards scrolls the page: see swipe.ts. */
  input[type='range'] {
    touch-action: pan-y;
  }
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    padding: 0 12px;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  button:hover:not(:disabled, .off) {
    border-color: var(--ink);
  }
  button:disabled,
  .off {
    opacity: 0.4;
    cursor: default;
  }
  button.icon {
    width: 36px;
    padding: 0;
    border-color: transparent;
    background: none;
  }
  button.icon:hover:not(:disabled, .off) {
    background: var(--tint);
    border-color: transparent;
  }
  button[aria-pressed='true'] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--surface);
  }
  button.main {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--surface);
    font-weight: 600;
  }
  input[type='checkbox'] {
    min-height: 0;
    width: 18px;
    height: 18px;
    accent-color: var(--ink);
  }
  svg {
    width: 18px;
    height: 18px;
    flex: none;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .name {
    font-weight: 700;
  }
  .name.a {
    color: var(--stage-a);
  }
  .name.b {
    color: var(--stage-b);
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'],
    button.main {
      border-color: Highlight !important;
      background: Highlight !important;
      color: HighlightText !important;
      forced-color-adjust: none;
    }
  }
  @media (pointer: coarse) {
    button,
    select,
    input,
    textarea {
      min-height: 44px;
      font-size: calc(16 * var(--sepax-px, 1px));
    }
    button.icon {
      width: 44px;
    }
  }
`;
