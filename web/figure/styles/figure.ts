import { css } from 'lit';

/** A page with a figure, its legend and cards with controls. */
export const figure = css`
  .layout {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  .figure,
  .card {
    min-width: 0;
    border: 1px solid var(--line);
    border-radius: 16px;
    background: var(--surface);
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 7px;
  }
  .panel {
    display: flex;
    flex-direction: column;
    gap: 20px;
    min-width: 0;
  }
  .card {
    padding: 18px;
  }
`;
