import type { OwnPicture } from '../../../figure/recipes.js';

/** A picture of a figure as it is, as the text of an SVG file. */
export interface Picture extends Omit<OwnPicture, 'address'> {
  readonly svg: string;
  /** What is to be seen on it, in a sentence. */
  readonly label: string;
}

export function readPicture(svg: string): Picture {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const length = (name: string): number => Math.round(Number(documentElement.getAttribute(name)));
  return {
    svg,
    label: documentElement.querySelector('title')?.textContent ?? '',
    width: length('width'),
    height: length('height'),
  };
}

/** Sharp on most screens. */
const pixelRatio = 2;

export const svgFile = ({ svg }: Picture): Blob => new Blob([svg], { type: 'image/svg+xml' });

/** The same picture in pixels: for hosts that take no SVG. */
export async function pngFile(picture: Picture): Promise<Blob> {
  const image = await imageOf(svgFile(picture));
  const canvas = document.createElement('canvas');
  canvas.width = picture.width * pixelRatio;
  canvas.height = picture.height * pixelRatio;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('No picture.')) : done(blob))),
  );
}

/** The size of the picture in a file, in pixels. */
export async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const { naturalWidth, naturalHeight } = await imageOf(file);
  return { width: naturalWidth, height: naturalHeight };
}

async function imageOf(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
