import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '../../figure/parts/icons.js';
import type { EditingTool } from '../../figure/state/editing-controller.js';
import { text } from '../../figure/voice/text.js';
import { type SceneName, sceneNames } from './scenes.js';

export interface ToolbarState {
  /** The scene that was chosen last, if the state is not from elsewhere. */
  readonly scene: SceneName | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly measures: boolean;
}

export interface ToolbarActions {
  choose(scene: SceneName): void;
  use(tool: EditingTool): void;
  measure(): void;
  copyLink(): void;
  exportBoard(): void;
}

/** The boards to start from, and the tools for all of the board. */
export function toolbar(
  { scene, canUndo, canRedo, measures }: ToolbarState,
  actions: ToolbarActions,
): TemplateResult {
  const tool = (name: EditingTool, disabled = false): TemplateResult =>
    toolButton(name, text(`tools.${name}`), () => actions.use(name), { disabled });
  return html`
    <div class="bar">
      <div class="scenes" role="group" aria-label=${text('scene.label')}>
        ${sceneNames.map(
          (name) => html`
            <button type="button" aria-pressed=${name === scene} @click=${() => actions.choose(name)}>
              ${text(`board.scene.${name}`)}
            </button>
          `,
        )}
      </div>
      <div class="tools">
        ${tool('undo', !canUndo)} ${tool('redo', !canRedo)} ${tool('reset')} ${tool('fit')}
        ${toolButton('ruler', text('board.tool.ruler'), actions.measure, { pressed: measures })}
        ${toolButton('link', text('board.tool.link'), actions.copyLink)}
        ${toolButton('download', text('export.open'), actions.exportBoard)}
      </div>
    </div>
  `;
}

const toolButton = (
  name: IconName,
  label: string,
  press: () => void,
  { disabled = false, pressed }: { readonly disabled?: boolean; readonly pressed?: boolean } = {},
): TemplateResult => html`
  <button
    class="icon"
    type="button"
    title=${label}
    aria-label=${label}
    aria-pressed=${pressed ?? nothing}
    ?disabled=${disabled}
    @click=${press}
  >
    ${icon(name)}
  </button>
`;

/** How much closer one press comes. */
const zoomStep = 1.25;

/** To come closer and to go further away, in the corner of the board. */
export const zoomButtons = (zoom: (factor: number) => void): TemplateResult => html`
  <div class="zoom">
    ${toolButton('minus', text('board.tool.zoomOut'), () => zoom(1 / zoomStep))}
    ${toolButton('plus', text('board.tool.zoomIn'), () => zoom(zoomStep))}
  </div>
`;
