import type { Noise } from '../../figures/game/game.js';

/** A tone that glides from one pitch to another, in hertz, and fades. */
interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly volume: number;
}

const tone = (
  wave: OscillatorType,
  from: number,
  to: number,
  seconds: number,
  volume: number,
): Tone => ({ wave, from, to, seconds, volume });

const tones: Record<Noise, Tone> = {
  jump: tone('triangle', 220, 480, 0.14, 0.12),
  fire: tone('square', 620, 210, 0.06, 0.03),
  spark: tone('square', 1100, 500, 0.04, 0.02),
  burst: tone('triangle', 900, 1500, 0.05, 0.04),
  explosion: tone('sawtooth', 150, 34, 0.4, 0.12),
  opened: tone('square', 180, 90, 0.25, 0.06),
  healed: tone('sine', 520, 1040, 0.25, 0.12),
  flag: tone('sine', 660, 990, 0.3, 0.12),
  hit: tone('sawtooth', 200, 70, 0.25, 0.1),
  pit: tone('triangle', 420, 60, 0.6, 0.14),
  won: tone('sine', 520, 1560, 0.9, 0.14),
  lost: tone('triangle', 300, 60, 0.9, 0.14),
};

/** Sounds, made here and now. There are none until somebody asks for them. */
export class Sound {
  #context: AudioContext | null = null;

  get on(): boolean {
    return this.#context !== null;
  }

  toggle(): void {
    if (this.#context === null) {
      this.#context = new AudioContext();
      return;
    }
    this.stop();
  }

  stop(): void {
    void this.#context?.close();
    this.#context = null;
  }

  /** Each noise once, however often it was made. */
  play(noises: readonly Noise[]): void {
    for (const noise of new Set(noises)) this.#play(tones[noise]);
  }

  #play({ wave, from, to, seconds, volume }: Tone): void {
    const context = this.#context;
    if (context === null) return;
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    const [start, end] = [context.currentTime, context.currentTime + seconds];
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(from, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, end);
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, end);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(end);
  }
}
