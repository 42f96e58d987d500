import type { Body, Point, ShapeName } from '../../figure/pair/state.js';
import type { SceneName } from './scenes.js';

/** A form asks for another body. */
export class BodyEvent extends Event {
  static readonly type = 'body-edit';
  constructor(
    readonly shape: ShapeName,
    readonly body: Body,
  ) {
    super(BodyEvent.type, { bubbles: true, composed: true });
  }
}

/** A form asks for a corner more or less, or for another place of a corner. */
export class CornerEvent extends Event {
  static readonly type = 'corner-edit';
  constructor(
    readonly shape: ShapeName,
    readonly edit:
      | { readonly kind: 'insert' | 'remove'; readonly index: number }
      | { readonly kind: 'move'; readonly index: number; readonly to: Point },
  ) {
    super(CornerEvent.type, { bubbles: true, composed: true });
  }
}

export class VelocityEvent extends Event {
  static readonly type = 'velocity-edit';
  constructor(readonly velocity: Point | null) {
    super(VelocityEvent.type, { bubbles: true, composed: true });
  }
}

export class SceneEvent extends Event {
  static readonly type = 'scene-select';
  constructor(readonly scene: SceneName) {
    super(SceneEvent.type, { bubbles: true, composed: true });
  }
}

export class PasteEvent extends Event {
  static readonly type = 'paste-open';
  constructor(readonly shape: ShapeName) {
    super(PasteEvent.type, { bubbles: true, composed: true });
  }
}
