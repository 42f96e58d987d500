import { css } from 'lit';

/** What a scene is played with, below its picture: buttons for fingers, and the keys. Rules of a page come before these. */
export const padStyles = css`
  :where(sepax-lesson-figure) .play {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 16px;
    padding: 8px 16px;
    border-top: 1px solid var(--line);
  }
  :where(sepax-lesson-figure) .play .pad {
    display: flex;
    flex: 1 1 260px;
    gap: 6px;
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
  }
  :where(sepax-lesson-figure) .play .pad button {
    flex: 0 1 60px;
    min-width: 36px;
    min-height: 44px;
    padding: 0;
    touch-action: none;
  }
  :where(sepax-lesson-figure) .play .pad button:active {
    background: var(--tint);
  }
  :where(sepax-lesson-figure) .play .pad svg {
    pointer-events: none;
  }
  :where(sepax-lesson-figure) .play .pad .gap {
    flex: 1 1 0;
  }
  :where(sepax-lesson-figure) .play p {
    flex: 1 1 220px;
    margin: 0;
    color: var(--muted);
    font-size: calc(14 * var(--sepax-px, 1px));
    text-wrap: pretty;
  }
  @media print {
    :where(sepax-lesson-figure) .play {
      display: none;
    }
  }
`;
