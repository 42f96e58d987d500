/** What is used of gifenc, which comes without types. */
declare module 'gifenc' {
  type Palette = readonly (readonly number[])[];

  interface FrameOptions {
    /** The colours of all frames; of the first alone. */
    readonly palette?: Palette;
    /** In milliseconds. */
    readonly delay: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1: what was drawn stays. */
    readonly dispose?: number;
  }

  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(pixels: Uint8ClampedArray, count: number): Palette;
  export function applyPalette(pixels: Uint8ClampedArray, palette: Palette): Uint8Array;
}
