import { LitElement } from 'lit';
import { Translated } from './text.js';
import { speaking, type Voice } from './voice.js';

/** An element whose texts are said by a voice of its own, or by the page's. */
export class SpokenElement extends LitElement {
  static override readonly properties = { voice: { attribute: false } };

  declare voice: Voice | null;

  constructor() {
    super();
    this.voice = null;
    new Translated(this);
  }

  protected override performUpdate(): void {
    speaking(this.voice, () => super.performUpdate());
  }
}
