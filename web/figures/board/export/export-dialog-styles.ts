import { css } from 'lit';

export const exportDialogStyles = css`
  dialog {
    --dialog-width: 760px;
  }
  .formats {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-bottom: 14px;
  }
  pre,
  .picture {
    height: 300px;
    margin: 0;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--tint);
    color: var(--ink);
  }
  pre {
    white-space: pre;
    tab-size: 2;
  }
  pre.wrapped {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .picture {
    display: grid;
    place-items: center;
    padding: 12px;
  }
  .picture img {
    max-width: 100%;
    max-height: 274px;
    box-shadow: 0 0 0 1px var(--line);
  }
  .try {
    margin: 12px 0 0;
  }
  a {
    color: var(--ink);
  }
  footer {
    align-items: center;
  }
  [role='status'] {
    margin-right: auto;
    color: var(--muted);
    font-size: calc(14 * var(--sepax-px, 1px));
  }
  @media (max-width: 640px) {
    pre,
    .picture {
      height: 220px;
    }
    .picture img {
      max-height: 194px;
    }
  }
`;
