import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../figure/parts/icon.js';
import * as icons from '../../figure/parts/icons.js';
import { toolIcons } from '../../figure/parts/tool-button.js';
import { shareButton } from '../../figure/share/share-button.js';
import type { Shared } from '../../figure/share/sharing.js';
import type { EditingTool } from '../../figure/state/editing-controller.js';
import { text } from '../../figure/voice/text.js';
import {
  type CharacterSceneName,
  characterSceneNames,
  plainSceneNames,
  type SceneName,
} from './scenes.js';

export interface ToolbarState {
  /** The scene that was chosen last, if the state is not from elsewhere. */
  readonly scene: SceneName | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly measures: boolean;
  /** Whether places are those of the grid. */
  readonly snaps: boolean;
  /** What can be taken elsewhere; `null`: nothing. */
  readonly shared: (() => Shared) | null;
}

export interface ToolbarActions {
  choose(scene: SceneName): void;
  use(tool: EditingTool): void;
  measure(): void;
  snap(): void;
  exportBoard(): void;
}

/** The boards to start from, and the tools for all of the board. */
export function toolbar(
  { scene, canUndo, canRedo, measures, snaps, shared }: ToolbarState,
  actions: ToolbarActions,
): TemplateResult {
  const tool = (name: EditingTool, disabled = false): TemplateResult =>
    toolButton(toolIcons[name], text(`tools.${name}`), () => actions.use(name), { disabled });
  return html`
    <div class="bar">
      <div class="scenes" role="group" aria-label=${text('scene.label')}>
        ${plainSceneNames.map(
          (name) => html`
            <button type="button" aria-pressed=${name === scene} @click=${() => actions.choose(name)}>
              ${text(`board.scene.${name}`)}
            </button>
          `,
        )}
        ${characterScenes(scene, actions)}
      </div>
      <div class="tools">
        ${tool('undo', !canUndo)} ${tool('redo', !canRedo)} ${tool('reset')} ${tool('fit')}
        ${toolButton(icons.ruler, text('board.tool.ruler'), actions.measure, { pressed: measures })}
        ${toolButton(icons.snap, text('board.tool.snap'), actions.snap, { pressed: snaps })}
        ${toolButton(icons.download, text('export.open'), actions.exportBoard)}
        ${shared === null ? nothing : shareButton(shared)}
      </div>
    </div>
  `;
}

/** The places for characters: too many for buttons. */
const characterScenes = (
  scene: SceneName | null,
  { choose }: ToolbarActions,
): TemplateResult => html`
  <select
    aria-label=${text('board.characters')}
    @change=${({ target }: Event) => choose((target as HTMLSelectElement).value as CharacterSceneName)}
  >
    <option value="" disabled .selected=${!characterSceneNames.some((name) => name === scene)}>
      ${text('board.characters')}
    </option>
    ${characterSceneNames.map(
      (name) => html`
        <option value=${name} .selected=${name === scene}>${text(`board.scene.${name}`)}</option>
      `,
    )}
  </select>
`;

const toolButton = (
  svg: string,
  label: string,
  press: () => void,
  { disabled = false, pressed }: { readonly disabled?: boolean; readonly pressed?: boolean } = {},
): TemplateResult => html`
  <button
    class="icon ${disabled ? 'off' : ''}"
    type="button"
    title=${label}
    aria-label=${label}
    aria-pressed=${pressed ?? nothing}
    aria-disabled=${disabled}
    @click=${() => disabled || press()}
  >
    ${icon(svg)}
  </button>
`;

/** How much closer one press comes. */
const zoomStep = 1.25;

/** To come closer and to go further away, in the corner of the board. */
export const zoomButtons = (zoom: (factor: number) => void): TemplateResult => html`
  <div class="zoom">
    ${toolButton(icons.minus, text('board.tool.zoomOut'), () => zoom(1 / zoomStep))}
    ${toolButton(icons.plus, text('board.tool.zoomIn'), () => zoom(zoomStep))}
  </div>
`;
