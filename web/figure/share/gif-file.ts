import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { MovingParts } from '../../stage/moving-svg.js';
import { paintedCanvas } from '../../stage/png-picture.js';

/** No wider than posts show, in pixels. */
const widest = 960;
/** A GIF has 256 colours; one more than these stands for what stays as it was. */
const colours = 255;

/** Pictures that follow one another as a GIF: for hosts that take no SVG. */
export function gifFile(parts: MovingParts): Blob {
  const pixelRatio = Math.min(2, widest / parts.size.width);
  const pictures = parts.frames.map((frame) => {
    const { canvas, context } = paintedCanvas({ ...parts, ...frame }, pixelRatio);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  });
  const { width, height } = pictures[0]!;
  const palette = quantize(together(pictures), colours);
  const same = palette.length;
  const encoder = GIFEncoder();
  let before: Uint8Array | null = null;
  pictures.forEach(({ data }, i) => {
    const index = applyPalette(data, palette);
    encoder.writeFrame(before === null ? index : changes(index, before, same), width, height, {
      // Every frame uses the table of the first.
      ...(before === null
        ? { palette: [...palette, [0, 0, 0]] }
        : { transparent: true, transparentIndex: same }),
      delay: Math.round(1000 * parts.frames[i]!.seconds),
      dispose: 1,
    });
    before = index;
  });
  encoder.finish();
  return new Blob([encoder.bytes()], { type: 'image/gif' });
}

/** The pixels of all pictures, from which the colours are chosen. */
function together(pictures: readonly ImageData[]): Uint8ClampedArray {
  const each = pictures[0]!.data.length;
  const all = new Uint8ClampedArray(pictures.length * each);
  pictures.forEach(({ data }, i) => {
    all.set(data, i * each);
  });
  return all;
}

/** Nothing where a pixel is as it was. */
const changes = (now: Uint8Array, before: Uint8Array, same: number): Uint8Array =>
  now.map((colour, i) => (colour === before[i] ? same : colour));
