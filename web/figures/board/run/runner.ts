import { vectorOf } from '../../../figure/pair/points.js';
import type { SepaxStage } from '../../../stage/sepax-stage.js';
import type { HeroPose } from '../../game/draw-hero.js';
import { Held } from '../../game/held.js';
import { heroReach } from '../../game/hero-size.js';
import type { BoardModel } from '../board-model.js';
import type { HeroRun } from './hero-run.js';

/** The hero is never seen smaller, nor nearer to an edge of the picture; in CSS pixels. */
const leastHero = 36;
const margin = 72;

/** What a run needs of the board around it. */
interface Ground {
  readonly model: Pick<BoardModel, 'state' | 'evaluation'>;
  stage(): SepaxStage | null;
  /** Whether he runs is another, or whether he is there at all. */
  redraw(): void;
}

/** Lets the hero of the game run on the board, as long as that is what is asked. */
export class Runner {
  /** What he is told. */
  readonly held = new Held();
  /** Where he is; `null` before he has begun. */
  hero: { readonly pose: HeroPose } | null = null;
  running = false;
  #run: HeroRun | null = null;
  #start = '';
  #shapes: unknown = null;

  constructor(private readonly ground: Ground) {}

  /** Begins, or goes on. */
  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    // The world is a part of the library that boards do without.
    const { HeroRun } = await import('./hero-run.js');
    if (!this.running) return;
    this.#run ??= new HeroRun({ x: 0, y: 0 }, this.held, () => this.#show());
    this.hero = this.#run;
    this.follow();
    this.#run.run();
    this.#comeNear();
    this.ground.redraw();
  }

  pause(): void {
    if (!this.running) return;
    this.running = false;
    this.held.clear();
    this.#run?.pause();
    this.ground.redraw();
  }

  /** Begins anew where the board says. */
  restart(): void {
    this.#start = '';
    this.follow();
    this.ground.redraw();
  }

  /** Goes along with what has changed on the board. */
  follow(): void {
    const { state, evaluation } = this.ground.model;
    if (state.question?.kind !== 'run') {
      this.end();
      return;
    }
    const run = this.#run;
    if (run === null) return;
    if (this.#shapes !== evaluation.shapes) {
      this.#shapes = evaluation.shapes;
      run.surround(evaluation.shapes);
    }
    const start = state.question.at.join();
    if (this.#start === start) return;
    this.#start = start;
    run.begin(vectorOf(state.question.at));
  }

  /** Takes him away. */
  end(): void {
    this.running = false;
    this.hero = null;
    this.#run?.dispose();
    this.#run = null;
    this.#start = '';
    this.#shapes = null;
  }

  #show(): void {
    this.ground.stage()?.reveal(this.#run!.pose, margin);
    this.ground.stage()?.invalidate();
  }

  #comeNear(): void {
    const stage = this.ground.stage();
    if (stage === null) return;
    const seen = 2 * heroReach * stage.camera.scale;
    if (seen < leastHero) stage.zoom(leastHero / seen);
  }
}
