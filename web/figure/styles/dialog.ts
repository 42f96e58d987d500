import { css } from 'lit';

/** Dialogs as all parts of the page wear them. */
export const dialogs = css`
  dialog {
    width: min(var(--dialog-width, 560px), calc(100vw - 32px));
    padding: 24px;
    border: 1px solid var(--line-strong);
    border-radius: 14px;
    background: var(--surface);
    color: var(--ink);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  h2 {
    margin: 0 0 8px;
    font-size: calc(20 * var(--sepax-px, 1px));
    letter-spacing: -0.01em;
  }
  p {
    margin: 0 0 12px;
    color: var(--muted);
    font-size: calc(14 * var(--sepax-px, 1px));
  }
  textarea,
  pre {
    display: block;
    width: 100%;
    padding: 10px 12px;
    font-family: ui-monospace, 'DejaVu Sans Mono', monospace;
    font-size: calc(13 * var(--sepax-px, 1px));
    line-height: 1.5;
  }
  textarea {
    min-height: 150px;
    resize: vertical;
  }
  textarea[aria-invalid='true'] {
    border: 2px solid var(--stage-mtv);
  }
  .error {
    margin: 10px 0 0;
    padding-left: 12px;
    border-left: 3px solid var(--stage-mtv);
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 12px 0 0;
    font-size: calc(14 * var(--sepax-px, 1px));
  }
  /* In sight, however long what is above it. */
  footer {
    position: sticky;
    bottom: -24px;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 10px;
    margin: 6px 0 -24px;
    padding: 12px 0 24px;
    background: var(--surface);
  }
`;
