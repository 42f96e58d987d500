import { css } from 'lit';

/**
 * A button is its hit area, at least 24 pixels wide (44 under a finger); what is seen of it is the
 * `mark` inside.
 */
export const handleStyles = css`
  .handle {
    --hit: 24px;
    position: absolute;
    inset: calc(var(--hit) / -2) auto auto calc(var(--hit) / -2);
    display: grid;
    place-items: center;
    width: var(--hit);
    height: var(--hit);
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: inherit;
    font: inherit;
    cursor: grab;
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
    pointer-events: auto;
  }
  .handle.a {
    --tone: var(--_a);
  }
  .handle.b {
    --tone: var(--_b);
  }
  .handle.decide {
    --tone: var(--_decide);
  }
  .handle.ink {
    --tone: var(--_ink);
  }
  .handle:hover,
  .handle:focus-visible,
  .handle.held {
    z-index: 1;
  }
  .handle.held {
    cursor: grabbing;
  }
  .handle.beyond:not(.held, :focus) {
    visibility: hidden;
  }
  .handle:focus-visible {
    outline: 3px solid var(--_ink);
    outline-offset: 1px;
    box-shadow: 0 0 0 6px var(--_surface);
  }
  .mark {
    box-sizing: border-box;
    display: grid;
    place-items: center;
    border: 2px solid var(--tone);
    border-radius: 50%;
    background: var(--_surface);
    color: var(--tone);
    transition: scale 120ms;
  }
  .handle:hover .mark,
  .handle.held .mark {
    scale: 1.25;
  }
  .vertex .mark {
    width: 11px;
    height: 11px;
  }
  .size .mark {
    width: 10px;
    height: 10px;
    border-radius: 2px;
    background: var(--tone);
    border-color: var(--_surface);
    box-shadow: 0 0 0 1.5px var(--tone);
  }
  .body,
  .turn,
  .velocity {
    --hit: 28px;
  }
  .body .mark {
    width: 24px;
    height: 24px;
    border: 0;
    background: var(--tone);
    color: var(--_surface);
    font-size: 14px;
    font-weight: 700;
    line-height: 1;
  }
  .tight.vertex .mark {
    width: 8px;
    height: 8px;
    border-width: 1.5px;
  }
  .tight.body .mark {
    width: 16px;
    height: 16px;
    font-size: 11px;
  }
  .faint.body:not(:focus-visible, :hover, .held) .mark {
    width: 8px;
    height: 8px;
    color: transparent;
    font-size: 0;
  }
  .turn .mark {
    width: 20px;
    height: 20px;
  }
  .turn svg {
    width: 12px;
    height: 12px;
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .velocity .mark {
    width: 15px;
    height: 15px;
    background: var(--tone);
    border-color: var(--_surface);
    box-shadow: 0 0 0 2px var(--tone);
  }
  @media (pointer: coarse) {
    .handle {
      --hit: 44px;
    }
    .vertex .mark {
      width: 14px;
      height: 14px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .mark {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .mark {
      forced-color-adjust: none;
    }
  }
`;
