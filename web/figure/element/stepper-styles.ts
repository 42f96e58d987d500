import { css } from 'lit';

/** In a narrow window, and in a narrow figure of a wide one: two rows, of which many tools have the second. */
const narrow = css`
  :host {
    justify-content: space-between;
  }
  .track {
    order: 1;
    flex-basis: calc(100% - 60px);
  }
  ::slotted([slot='end']) {
    order: 1;
  }
  :host([many]) .track {
    order: 0;
    flex-basis: 120px;
  }
  :host([many]) ::slotted([slot='end']) {
    order: 0;
  }
  :host([many]) ::slotted(.tools) {
    order: 1;
    flex-basis: 100%;
  }
`;

/** The buttons and the slider of stepper.ts. */
export const stepperStyles = css`
  :host {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
  .buttons {
    display: flex;
    gap: 2px;
  }
  .track {
    position: relative;
    flex: 1 1 148px;
    min-width: 0;
  }
  :host([many]) .track {
    flex-basis: 96px;
  }
  input {
    display: block;
    width: 100%;
    min-height: 0;
    height: 36px;
    padding: 0;
    border: 0;
    background: none;
    accent-color: var(--ink);
    cursor: pointer;
  }
  .ticks {
    position: absolute;
    inset: auto 8px 0;
    width: calc(100% - 16px);
    height: 8px;
    overflow: visible;
    pointer-events: none;
  }
  .plain {
    --tone: var(--line-strong);
  }
  .a {
    --tone: var(--stage-a);
  }
  .b {
    --tone: var(--stage-b);
  }
  .motion {
    --tone: var(--muted);
  }
  .answer {
    --tone: var(--ink);
  }
  .mark {
    fill: var(--tone);
  }
  .mark.hollow {
    fill: none;
    stroke: var(--tone);
    stroke-width: 1.5;
  }
  @media (pointer: coarse) {
    input {
      height: 44px;
    }
  }
  @media (max-width: 480px) {
    ${narrow}
  }
  @container (max-width: 440px) {
    ${narrow}
  }
`;
