import { LitElement } from 'lit';
import type { SepaxStage } from '../../stage/sepax-stage.js';
import type { Shared, Sharing } from '../share/sharing.js';
import { LiveStatus } from './live-status.js';
import { undoKey } from './undo-key.js';

/** Whether the state has changed with what is shown, and whether for good. */
export type ChangeKind = 'look' | 'drag' | 'final';

/** What the controller of a playground needs of its element. */
export interface ControllerHost {
  /** The figure, once it is rendered. */
  stage(): SepaxStage | null;
  /** Resolves when what has changed is rendered. */
  rendered(): Promise<unknown>;
  /** Something that is shown is another. */
  changed(kind: ChangeKind): void;
}

/** What the element needs of its controller. */
interface Controller<State> {
  readonly model: { readonly state: State };
  use(tool: 'undo' | 'redo'): void;
  say(message: string | null): void;
}

/** What `collide-change` tells. */
export interface CollideChange<State> {
  readonly state: State;
  /** Whether the change has ended: false while something is being dragged. */
  readonly final: boolean;
}

/**
 * What the playgrounds have in common: the keys that undo and redo, what is said to screen readers, and
 * what the page around is told.
 *
 * @fires collide-change - The state is another one; `detail` is a {@link CollideChange}.
 */
export abstract class PlaygroundElement<State> extends LitElement {
  static override readonly properties = {
    liveText: { state: true },
    sharing: { attribute: false },
  };

  /** What the page knows for who takes the figure elsewhere; `null`: nobody is offered to. */
  declare sharing: Sharing | null;

  /** What was said last. */
  declare protected liveText: string;

  protected abstract readonly controller: Controller<State>;

  protected readonly host: ControllerHost = {
    stage: () => this.renderRoot?.querySelector('sepax-stage') ?? null,
    rendered: () => this.updateComplete.then(() => this.host.stage()?.updateComplete),
    changed: (kind) => this.#onChange(kind),
  };

  readonly #status = new LiveStatus((said) => {
    this.liveText = said;
  });

  constructor() {
    super();
    this.sharing = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.liveText = this.statusText();
    this.mirror();
    window.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#status.stop();
    window.removeEventListener('keydown', this.#onKey);
  }

  /** Everything that is shown, as plain JSON. Setting what the library refuses throws its error. */
  get state(): State {
    return structuredClone(this.controller.model.state);
  }

  set state(state: State) {
    this.restart(state);
  }

  /** Shows a message over the figure; with `null`, takes it away. */
  notify(message: string | null): void {
    this.controller.say(message);
  }

  /** The figure as it is now, for the menu that takes it elsewhere. */
  protected readonly shared = (): Shared => {
    const stage = this.host.stage()!;
    return {
      ...this.sharing!,
      scheme: stage.scheme,
      picture: (scheme) => stage.picture(scheme),
    };
  };

  /** Shows another state, or throws. */
  protected abstract restart(state: State): void;

  /** The answer in a few words. */
  protected abstract statusText(): string;

  /** What is told of a change. */
  protected toldText(): string {
    return this.statusText();
  }

  /** Writes the answer into attributes. */
  protected abstract mirror(): void;

  protected onKey(event: KeyboardEvent): void {
    const tool = undoKey(event, this);
    if (tool === null) return;
    event.preventDefault();
    this.controller.use(tool);
  }

  #onChange(kind: ChangeKind): void {
    this.requestUpdate();
    this.mirror();
    if (kind === 'look') return;
    this.#status.update(this.toldText());
    const detail: CollideChange<State> = { state: this.state, final: kind === 'final' };
    this.dispatchEvent(
      new CustomEvent('collide-change', { detail, bubbles: true, composed: true }),
    );
  }

  readonly #onKey = (event: KeyboardEvent): void => this.onKey(event);
}
