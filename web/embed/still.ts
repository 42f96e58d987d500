import { figures } from 'embed:figures';
import { type Figure, FigureView } from '../figure/element/figure.js';
import { readFigureLink } from '../figure/element/figure-link.js';
import { Unfolding } from '../figure/element/unfolding.js';
import type { Language } from '../figure/voice/languages.js';
import { plain } from '../figure/voice/rich.js';
import { speaking, voice } from '../figure/voice/voice.js';
import { Camera, type Size } from '../stage/camera.js';
import type { Scheme } from '../stage/palette.js';
import { roughMeasure, schemeTheme } from '../stage/still-theme.js';
import { svgPicture } from '../stage/svg-picture.js';
import { voiceOf } from './voices.js';
import type { PictureName } from './wish.js';

/** A picture of a lesson, and what the lesson is called. */
export interface Still {
  readonly svg: Readonly<Record<Scheme, string>>;
  readonly title: string;
}

/** Free space around a picture, in CSS pixels. */
const inset = 24;

/**
 * Draws a lesson without a browser, by the painter that draws the live figure.
 *
 * @param link - The hash of a link to what it shows; without it, the answer of its start.
 */
export async function stillOf(
  name: PictureName,
  language: Language,
  size: Size,
  link?: string,
): Promise<Still> {
  const picture = (await figures[name].figure()).figure;
  return speaking(await voiceOf(name, language), () => {
    const title = voice().say(`${name}.title`, {});
    const view = viewOf(picture, link ?? `#v1&${picture.start}`);
    return { title, svg: { light: draw('light'), dark: draw('dark') } };

    function draw(scheme: Scheme): string {
      return svgPicture({
        size,
        camera: Camera.around((scale) => picture.extent(view, scale, size), size, inset),
        theme: schemeTheme(scheme),
        handles: picture.scene.handles(view),
        measure: roughMeasure,
        label: `${title}: ${plain(voice().say(view.step.say, view.step.values))}`,
        paint: (pen) => picture.paint(pen, view),
      });
    }
  });
}

function viewOf({ scene, steps }: Figure, link: string): FigureView {
  const linked = readFigureLink(scene, link);
  if (linked === null) throw new Error(`Not a link: ${link}`);
  const seen = scene.accept(linked.state);
  const unfolding = new Unfolding();
  const all = unfolding.take(steps(seen.evaluation, seen.state));
  const answer = all.findIndex(({ mark }) => mark === 'answer');
  const place = linked.place === 'answer' ? answer : unfolding.placeOf(linked.place);
  return new FigureView(seen, scene.format(seen.evaluation), unfolding.shown, place, null);
}
