import type { EditingTool } from '../state/editing-controller.js';

/** Asks to look at one step of the trace, or at the answer. */
export class StepEvent extends Event {
  static readonly type = 'step-select';
  constructor(readonly step: number | 'all') {
    super(StepEvent.type, { bubbles: true, composed: true });
  }
}

/** An axis is pointed at, or with `null` no longer. */
export class AxisHoverEvent extends Event {
  static readonly type = 'axis-hover';
  constructor(readonly step: number | null) {
    super(AxisHoverEvent.type, { bubbles: true, composed: true });
  }
}

export type Tool = EditingTool | 'apply';

export class ToolEvent extends Event {
  static readonly type = 'tool';
  constructor(readonly tool: Tool) {
    super(ToolEvent.type, { bubbles: true, composed: true });
  }
}
