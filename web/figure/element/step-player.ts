import { FrameLoop } from './frame-loop.js';

/** A moment of a figure: a step, and how far what happens in it has come, from 0 to 1. */
export interface Moment {
  readonly place: number;
  readonly progress: number;
}

/** What plays its steps. */
export interface PlayerHost {
  /** The greatest place; the first is 0. */
  readonly last: number;
  /** How long the step that is shown takes, in milliseconds. */
  readonly dwell: number;
  /** Whether steps are shown as they end only. */
  readonly still: boolean;
  show(moment: Moment): void;
  /** It plays now, or plays no longer. */
  toggled(): void;
}

/** Through all steps, through one, or back to where that began. */
type Way = 'play' | 'forth' | 'back';

/** The part of a step's time in which something happens; the rest is for looking at what has come of it. */
const eventful = 0.7;
/** How long what happens in a step takes if nobody waits for its words; and how long backwards. */
const brisk = { forth: 1100, back: 500 } as const;

/** Lets steps happen: one after the other, each in its time, or a single one, forth or back. */
export class StepPlayer {
  #place = 0;
  /** How much of the step's time has passed, from 0 to 1. */
  #elapsed = 1;
  #way: Way | null = null;
  readonly #frames = new FrameLoop((seconds) => this.#advance(1000 * seconds));

  constructor(private readonly host: PlayerHost) {}

  get playing(): boolean {
    return this.#way === 'play';
  }

  /** Whether it has shown this moment. */
  isAt({ place, progress }: Moment): boolean {
    return place === this.#place && progress === this.#progress;
  }

  /** From here on it goes on from a moment that is shown already. */
  begin({ place, progress }: Moment): void {
    this.pause();
    this.#place = place;
    this.#elapsed = progress < 1 ? progress * eventful : 1;
  }

  /** Goes to a moment. */
  seek(moment: Moment): void {
    this.begin(moment);
    this.#tell();
  }

  /** Goes on from step to step, to the end; from there, it begins anew. */
  play(): void {
    if (this.#elapsed === 1) this.#enter(this.#place === this.host.last ? 0 : this.#place);
    this.#go('play');
  }

  /** Halts where it is. */
  pause(): void {
    this.#go(null);
  }

  /** Lets the next step happen. */
  next(): void {
    this.#single(this.#place + 1);
  }

  /** Lets a step happen. */
  happen(place: number): void {
    this.#single(place);
  }

  /** Takes back what has happened in this step. */
  previous(): void {
    if (this.host.still) this.#end(this.#place - 1);
    else {
      if (this.#way === 'back') this.#end(this.#place - 1);
      if (this.#place === 0) return;
      this.#elapsed = Math.min(this.#elapsed, eventful);
      this.#go('back');
    }
  }

  #single(place: number): void {
    if (this.host.still) this.#end(place);
    else {
      this.#enter(place);
      this.#go('forth');
    }
  }

  /** To where a step begins. */
  #enter(place: number): void {
    this.#place = place;
    this.#elapsed = 0;
    this.#tell();
  }

  /** To where a step ends, and halts. */
  #end(place: number): void {
    this.seek({ place, progress: 1 });
  }

  #go(way: Way | null): void {
    if (way === this.#way) return;
    const { playing } = this;
    this.#way = way;
    if (way === null) this.#frames.pause();
    else this.#frames.run();
    if (playing !== this.playing) this.host.toggled();
  }

  #advance(time: number): void {
    if (this.#way === 'play') this.#onward(time);
    else if (this.#way === 'forth') this.#forth(time);
    else this.#back(time);
  }

  #onward(time: number): void {
    const { dwell, last } = this.host;
    this.#elapsed = Math.min(1, this.#elapsed + time / dwell);
    if (this.#elapsed < 1) this.#tell();
    else if (this.#place === last) this.#end(last);
    else this.#enter(this.#place + 1);
  }

  #forth(time: number): void {
    this.#elapsed = Math.min(eventful, this.#elapsed + (eventful * time) / brisk.forth);
    this.#tell();
    if (this.#elapsed === eventful) this.pause();
  }

  #back(time: number): void {
    this.#elapsed -= (eventful * time) / brisk.back;
    if (this.#elapsed > 0) this.#tell();
    else this.#end(this.#place - 1);
  }

  get #progress(): number {
    return this.host.still ? 1 : Math.min(1, this.#elapsed / eventful);
  }

  #tell(): void {
    this.host.show({ place: this.#place, progress: this.#progress });
  }
}
