import { css } from 'lit';

/** What is below the game: its keys, and what is met in it. */
export const guideStyles = css`
  .guide {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    margin-top: 20px;
  }
  .card h2 {
    margin: 0 0 10px;
    font-size: 1rem;
    font-weight: 650;
  }
  .keys {
    display: grid;
    gap: 8px;
    margin: 0;
    font-size: 0.9375rem;
  }
  .keys div {
    display: grid;
    grid-template-columns: min(9.5rem, 46%) 1fr;
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
    font-size: 0.8125rem;
    text-align: center;
  }
  .hint {
    margin: 12px 0 0;
    color: var(--muted);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    text-wrap: pretty;
  }
  .things {
    display: grid;
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 0.9375rem;
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
  @media (min-width: 56.25em) {
    .guide {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
  @media (max-width: 30em) {
    .card {
      padding: 14px;
    }
  }
`;
