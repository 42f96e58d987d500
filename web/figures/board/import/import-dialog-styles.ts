import { css } from 'lit';

export const importDialogStyles = css`
  .which {
    min-width: 0;
    margin: 12px 0 0;
    padding: 8px 12px 12px;
    border: 1px solid var(--line);
    border-radius: 10px;
  }
  .which legend {
    padding: 0 4px;
    font-size: calc(14 * var(--sepax-px, 1px));
  }
  .which .list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
    gap: 0 12px;
    max-height: 160px;
    margin-top: 6px;
    overflow-y: auto;
    font-size: calc(14 * var(--sepax-px, 1px));
  }
  dialog {
    --dialog-width: 860px;
  }
  dialog.over {
    outline: 3px dashed var(--focus);
    outline-offset: -8px;
  }
  .sources,
  .samples {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .sources {
    justify-content: space-between;
    margin-bottom: 12px;
  }
  .samples {
    color: var(--muted);
    font-size: calc(14 * var(--sepax-px, 1px));
  }
  .samples button {
    padding: 0 10px;
  }
  .file {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    padding: 0 12px;
    border: 1px solid var(--line-strong);
    border-radius: 8px;
    font-size: calc(14 * var(--sepax-px, 1px));
    cursor: pointer;
  }
  .file:hover {
    border-color: var(--ink);
  }
  .file:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .both {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
    gap: 14px;
  }
  .both > * {
    height: 270px;
    min-height: 0;
  }
  .preview {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    margin: 0;
    border: 1px solid var(--line);
    border-radius: 10px;
    overflow: hidden;
  }
  .preview.empty {
    grid-template-rows: auto;
    place-content: center;
    border-style: dashed;
    border-color: var(--line-strong);
    text-align: center;
  }
  .preview.empty p {
    margin: 0 16px;
  }
  .preview sepax-stage {
    min-height: 0;
  }
  figcaption {
    padding: 8px 12px;
    border-top: 1px solid var(--line);
    font-size: calc(14 * var(--sepax-px, 1px));
    font-variant-numeric: tabular-nums;
  }
  .problems {
    margin: 10px 0 0;
    padding-left: 20px;
    font-size: calc(14 * var(--sepax-px, 1px));
    overflow-wrap: anywhere;
  }
  .wishes {
    display: flex;
    flex-wrap: wrap;
    column-gap: 24px;
  }
  @media (pointer: coarse) {
    .file {
      min-height: 44px;
    }
    .check {
      min-height: 44px;
      margin: 4px 0 0;
    }
  }
  @media (max-width: 640px) {
    .both > * {
      height: 150px;
      min-height: 0;
    }
  }
`;
