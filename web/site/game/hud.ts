import { html, type TemplateResult } from 'lit';
import { text } from '../../figure/voice/text.js';
import { whole } from '../../figure/voice/whole.js';
import { fullHealth } from '../../figures/game/game.js';
import { clock } from './clock.js';

/** What is shown of a game. */
export interface Figures {
  readonly health: number;
  readonly score: number;
  /** In seconds. */
  readonly time: number;
  /** 0 to 1. */
  readonly progress: number;
  readonly mites: number;
  /** Medians, in milliseconds. */
  readonly stepping: number;
  readonly drawing: number;
  /** Frames that there were, and how many decimals of their times the clock knows. */
  readonly frames: number;
  readonly decimals: number;
}

export const noFigures: Figures = {
  health: fullHealth,
  score: 0,
  time: 0,
  progress: 0,
  mites: 0,
  stepping: 0,
  drawing: 0,
  frames: 0,
  decimals: 0,
};

/** Health, score and time. */
export function hud({ health, score, time, progress }: Figures): TemplateResult {
  return html`
    <dl class="hud">
      <div class="health">
        <dt>${text('game.health')}</dt>
        <dd>
          <span class="meter ${health <= 30 ? 'low' : ''}" aria-hidden="true">
            <span style="width: ${(100 * health) / fullHealth}%"></span>
          </span>
          <span class="number">${health}</span>
        </dd>
      </div>
      <div>
        <dt>${text('game.score')}</dt>
        <dd>${whole(score)}</dd>
      </div>
      <div>
        <dt>${text('game.time')}</dt>
        <dd>${clock(time)}</dd>
      </div>
    </dl>
    <span class="way" aria-hidden="true"><span style="width: ${100 * progress}%"></span></span>
  `;
}
