import { html, nothing, type TemplateResult } from 'lit';
import { toolButton } from '../../figure/parts/tool-button.js';
import { shareButton } from '../../figure/share/share-button.js';
import type { Shared } from '../../figure/share/sharing.js';
import { text } from '../../figure/voice/text.js';
import { SceneEvent } from './events.js';
import { type SceneName, sceneNames } from './scenes.js';

export interface ToolbarState {
  /** The scene that was chosen last, if the state is not from elsewhere. */
  readonly scene: SceneName | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What can be taken elsewhere; `null`: nothing. */
  readonly shared: (() => Shared) | null;
}

/** The scenes to choose from, and the tools for all of the figure. */
export function toolbar({ scene, canUndo, canRedo, shared }: ToolbarState): TemplateResult {
  return html`
    <div class="bar">
      <div class="scenes" role="group" aria-label=${text('scene.label')}>
        ${sceneNames.map(
          (name) => html`
            <button
              type="button"
              aria-pressed=${name === scene}
              @click=${(event: Event) => event.target!.dispatchEvent(new SceneEvent(name))}
            >
              ${text(`scene.${name}`)}
            </button>
          `,
        )}
      </div>
      <div class="tools">
        ${toolButton('undo', !canUndo)} ${toolButton('redo', !canRedo)}
        ${toolButton('reset', false)} ${toolButton('fit', false)}
        ${shared === null ? nothing : shareButton(shared)}
      </div>
    </div>
  `;
}
