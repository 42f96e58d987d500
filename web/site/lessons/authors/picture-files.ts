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
  const address = URL.createObjectURL(svgFile(picture));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width * pixelRatio;
    canvas.height = picture.height * pixelRatio;
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, failed) =>
      canvas.toBlob((blob) => (blob === null ? failed(new Error('No picture.')) : done(blob))),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
