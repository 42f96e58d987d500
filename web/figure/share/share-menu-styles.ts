import { css } from 'lit';

/** The menu of share-menu.ts: a panel over all of the page, at a place of the page. */
export const shareMenuStyles = css`
  :host {
    display: contents;
  }
  .panel {
    position: absolute;
    inset: auto;
    width: max-content;
    min-width: 208px;
    max-width: min(320px, calc(100vw - 16px));
    max-height: calc(100vh - 16px);
    margin: 0;
    padding: 6px;
    overflow-y: auto;
    border: 1px solid var(--line-strong);
    border-radius: 12px;
    background: var(--surface);
    color: var(--ink);
    box-shadow: 0 12px 32px rgb(0 0 0 / 18%);
    font-size: calc(14 * var(--sepax-px, 1px));
    line-height: 1.45;
  }
  [role^='menuitem'] {
    display: flex;
    gap: 10px;
    align-items: center;
    justify-content: flex-start;
    width: 100%;
    min-height: 36px;
    padding: 0 10px;
    border: 0;
    border-radius: 8px;
    background: none;
    color: inherit;
    font-size: calc(14 * var(--sepax-px, 1px));
    text-align: start;
    text-decoration: none;
  }
  [role^='menuitem']:is(:hover, :focus-visible) {
    background: var(--tint);
  }
  [role^='menuitem']:focus-visible {
    outline-offset: -3px;
  }
  [role='group'] {
    margin-top: 4px;
    padding-top: 4px;
    border-top: 1px solid var(--line);
  }
  [role='group']:first-child {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
  .title {
    display: block;
    padding: 4px 10px;
    color: var(--muted);
    font-size: calc(13 * var(--sepax-px, 1px));
  }
  .schemes {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  .schemes .title {
    grid-column: 1 / -1;
  }
  [aria-checked='true'] {
    background: var(--tint);
    font-weight: 600;
  }
  .by-hand {
    margin: 6px 10px;
    color: var(--muted);
  }
  input {
    width: 100%;
    padding: 0 10px;
  }
  @media (pointer: coarse) {
    [role^='menuitem'] {
      min-height: 44px;
      font-size: calc(16 * var(--sepax-px, 1px));
    }
  }
  @media print {
    .panel {
      display: none;
    }
  }
`;
