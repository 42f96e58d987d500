import { css } from 'lit';

/** The buttons for fingers, and the room that they take. */
export const touchStyles = css`
  .pad {
    display: none;
    gap: 8px;
    padding: 10px;
    border-top: 1px solid var(--line);
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
  }
  .pad button {
    flex: 0 1 72px;
    min-width: 44px;
    height: 64px;
    padding: 0;
    border-radius: 14px;
    touch-action: none;
  }
  .pad button:active {
    background: var(--tint);
  }
  .pad svg {
    width: 26px;
    height: 26px;
    pointer-events: none;
  }
  .pad .gap {
    flex: 1 1 0;
  }
  @media (pointer: coarse) {
    .pad {
      display: flex;
    }
    .field {
      height: clamp(220px, 100svh - 440px, 680px);
    }
  }
  /* A phone held sideways: the buttons lie on the picture. */
  @media (pointer: coarse) and (max-height: 31.25em) {
    .figure {
      position: relative;
    }
    .field {
      height: calc(100svh - 72px);
    }
    .pad {
      position: absolute;
      right: 0;
      bottom: 0;
      left: 0;
      border: 0;
      pointer-events: none;
    }
    .pad button {
      opacity: 0.8;
      pointer-events: auto;
    }
    .screen {
      z-index: 1;
    }
  }
`;
