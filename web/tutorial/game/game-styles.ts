import { css } from 'lit';

export const gameStyles = css`
  :host {
    display: block;
  }
  .figure,
  .card {
    min-width: 0;
    border: 1px solid var(--line);
    border-radius: 16px;
    background: var(--surface);
  }
  .figure {
    overflow: clip;
  }
  .bar {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 9px 12px 10px 18px;
    border-bottom: 1px solid var(--line);
  }
  .tools {
    display: flex;
    gap: 4px;
  }
  .hud {
    display: flex;
    gap: 8px 32px;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  .hud dt {
    color: var(--muted);
    font-size: 12px;
    line-height: 1.25;
  }
  .hud dd {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 4ch;
    margin: 0;
    font-size: 17px;
    font-weight: 600;
    line-height: 1.25;
  }
  .meter {
    display: block;
    width: clamp(56px, 14vw, 160px);
    height: 10px;
    border-radius: 5px;
    background: var(--tint);
    box-shadow: inset 0 0 0 1px var(--line-strong);
    overflow: hidden;
    forced-color-adjust: none;
  }
  .meter span {
    display: block;
    height: 100%;
    background: var(--stage-decide);
  }
  .meter.low span {
    background: var(--stage-mtv);
  }
  .health .number {
    min-width: 3ch;
  }
  .way {
    position: absolute;
    right: 0;
    bottom: -2px;
    left: 0;
    height: 3px;
  }
  .way span {
    display: block;
    height: 100%;
    background: var(--stage-a);
  }
  .field {
    position: relative;
    height: clamp(380px, 100svh - 300px, 680px);
  }
  canvas {
    display: block;
    width: 100%;
    height: 100%;
    touch-action: pan-y pinch-zoom;
  }
  canvas:focus-visible {
    outline: none;
  }
  .figure:has(canvas:focus-visible) {
    border-color: var(--focus);
    box-shadow: 0 0 0 1px var(--focus);
  }
  .probe {
    position: absolute;
    visibility: hidden;
    forced-color-adjust: none;
  }
  .screen {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: 16px;
    background: color-mix(in srgb, var(--surface) 55%, transparent);
  }
  .message {
    max-width: 30rem;
    padding: 22px 28px 24px;
    border: 1px solid var(--line);
    border-radius: 16px;
    background: var(--surface);
    box-shadow: 0 10px 40px rgb(0 0 0 / 16%);
    text-align: center;
  }
  .message h2 {
    margin: 0 0 6px;
    font-size: 24px;
    font-weight: 680;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
  .message p {
    margin: 0 0 18px;
    color: var(--muted);
    text-wrap: balance;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
  }
  .choices button {
    min-width: 128px;
    min-height: 44px;
    font-size: 16px;
  }
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
  .guide {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    margin-top: 20px;
  }
  .card {
    padding: 18px;
  }
  .card h2 {
    margin: 0 0 10px;
    font-size: 16px;
    font-weight: 650;
  }
  .keys {
    display: grid;
    gap: 8px;
    margin: 0;
    font-size: 15px;
  }
  .keys div {
    display: grid;
    grid-template-columns: 152px 1fr;
    gap: 12px;
    align-items: baseline;
  }
  .keys dt {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .keys dd {
    margin: 0;
  }
  kbd {
    display: inline-block;
    min-width: 26px;
    padding: 1px 6px;
    border: 1px solid var(--line-strong);
    border-bottom-width: 2px;
    border-radius: 6px;
    font: inherit;
    font-size: 13px;
    text-align: center;
  }
  .hint {
    margin: 12px 0 0;
    color: var(--muted);
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    text-wrap: pretty;
  }
  .things {
    display: grid;
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 15px;
  }
  .things li {
    display: grid;
    grid-template-columns: 26px 1fr;
    gap: 10px;
    align-items: baseline;
  }
  .sign {
    justify-self: center;
    forced-color-adjust: none;
  }
  .sign.missile {
    width: 24px;
    height: 8px;
    border-radius: 4px;
    background: var(--stage-mtv);
  }
  .sign.shutter {
    align-self: center;
    width: 4px;
    height: 22px;
    background: repeating-linear-gradient(var(--stage-b) 0 6px, transparent 6px 8px);
  }
  .sign.platform {
    width: 26px;
    height: 9px;
    border-top: 4px solid var(--stage-decide);
    background: repeating-linear-gradient(
      90deg,
      var(--stage-decide) 0 6px,
      transparent 6px 10px
    );
    background-clip: content-box;
    padding-top: 2px;
  }
  .sign.swarm {
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--stage-b);
  }
  @media (min-width: 900px) {
    .guide {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
  @media (pointer: coarse) {
    .pad {
      display: flex;
    }
    .field {
      height: clamp(220px, 100svh - 440px, 680px);
    }
  }
  @media (max-width: 480px) {
    .bar {
      padding: 8px 8px 9px 12px;
    }
    .hud {
      gap: 8px 14px;
    }
    .hud dd {
      font-size: 15px;
    }
    .meter {
      width: 48px;
    }
    .card {
      padding: 14px;
    }
    .message {
      padding: 18px 18px 20px;
    }
  }
  /* A phone held sideways: the buttons lie on the picture. */
  @media (pointer: coarse) and (max-height: 500px) {
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
  @media print {
    .bar,
    .screen {
      display: none;
    }
  }
`;
