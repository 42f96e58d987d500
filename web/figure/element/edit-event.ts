/** A control beside the figure asks for another state of the scene. */
export class EditEvent extends Event {
  static readonly type = 'state-edit';
  constructor(
    readonly state: unknown,
    /** Whether the change is over, and not one of many while a control is moved. */
    readonly done: boolean,
  ) {
    super(EditEvent.type, { bubbles: true });
  }
}
