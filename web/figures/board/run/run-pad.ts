import { css, html, type TemplateResult } from 'lit';
import { icon } from '../../../figure/parts/icon.js';
import * as icons from '../../../figure/parts/icons.js';
import { text } from '../../../figure/voice/text.js';
import type { Command } from '../../game/commands.js';
import { playPad } from '../../game/play-pad.js';
import type { Runner } from './runner.js';

/** On a board there is nothing to shoot at, and nothing to drop through. */
const commands: readonly Command[] = ['left', 'right', 'jump'];

/** What the hero is let run with. */
export function runPad(runner: Runner): TemplateResult {
  const { running } = runner;
  const run = (): void => void runner.run();
  const toggle = ({ currentTarget }: Event): void => {
    if (runner.running) {
      runner.pause();
      return;
    }
    run();
    // The keys are his from now on.
    (currentTarget as HTMLElement).parentElement!.querySelector<HTMLElement>('.play')!.focus({
      preventScroll: true,
    });
  };
  const reset = text('tools.reset');
  return html`
    <div class="runner">
      <button class="main" type="button" @click=${toggle}>
        ${icon(running ? icons.pause : icons.play)} ${text(running ? 'live.pause' : 'live.play')}
      </button>
      <button
        class="icon"
        type="button"
        title=${reset}
        aria-label=${reset}
        @click=${() => runner.restart()}
      >
        ${icon(icons.reset)}
      </button>
      ${playPad(runner.held, run, {
        label: text('board.run.label'),
        keys: text('board.run.keys'),
        commands,
      })}
    </div>
  `;
}

export const runStyles = css`
  .figure {
    display: flex;
    flex-direction: column;
  }
  .runner,
  .runner .play {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
  }
  .runner {
    padding: 8px 12px;
    border-bottom: 1px solid var(--line);
  }
  .runner .play {
    flex: 1 1 300px;
    border-radius: 8px;
  }
  .runner .pad {
    display: flex;
    flex: 1 1 180px;
    gap: 6px;
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
  }
  .runner .pad button {
    flex: 0 1 64px;
    min-width: 44px;
    min-height: 44px;
    padding: 0;
    touch-action: none;
  }
  .runner .pad button:active {
    background: var(--tint);
  }
  .runner .pad svg {
    pointer-events: none;
  }
  .runner .pad .gap {
    flex: 1 1 0;
  }
  .runner p {
    flex: 1 1 200px;
    margin: 0;
    color: var(--muted);
    font-size: calc(14 * var(--sepax-px, 1px));
    text-wrap: pretty;
  }
  /* Hands are below the picture, not over it. */
  @media (pointer: coarse) {
    .runner {
      order: 1;
      border-top: 1px solid var(--line);
      border-bottom: 0;
    }
  }
  @media print {
    .runner {
      display: none;
    }
  }
`;
