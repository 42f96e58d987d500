import { css } from 'lit';

export const gameStyles = css`
  :host {
    display: block;
  }
  .figure {
    overflow: clip;
  }
  .bar {
    position: relative;
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 12px;
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
    font-size: 0.75rem;
    line-height: 1.25;
  }
  .hud dd {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 4ch;
    margin: 0;
    font-size: 1.0625rem;
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
    background: color-mix(in srgb, var(--surface) 22%, transparent);
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
    font-size: 1.5rem;
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
    font-size: 1rem;
  }
  @media (max-width: 30em) {
    .bar {
      padding: 8px 8px 9px 12px;
    }
    .hud {
      gap: 8px 14px;
    }
    .hud dd {
      font-size: 0.9375rem;
    }
    .meter {
      width: 48px;
    }
    .message {
      padding: 18px 18px 20px;
    }
  }
  @media (max-width: 22.4375em) {
    .meter {
      display: none;
    }
  }
  @media print {
    .bar,
    .screen {
      display: none;
    }
  }
`;
