import { figures } from 'embed:figures';
import { type Figure, FigureView } from '../figure/element/figure.js';
import { readFigureLink } from '../figure/element/figure-link.js';
import type { Language } from '../figure/voice/languages.js';
import { plain } from '../figure/voice/rich.js';
import { speaking, voice } from '../figure/voice/voice.js';
import { Camera, type Size } from '../stage/camera.js';
import { roughMeasure, type Scheme, schemeTheme } from '../stage/still-theme.js';
import { svgPicture } from '../stage/svg-picture.js';
import { voiceOf } from './voices.js';
import type { PictureName } from './wish.js';

/** A picture of the answer of a lesson, as it is at its start, and what the lesson is called. */
export interface Still {
  readonly svg: Readonly<Record<Scheme, string>>;
  readonly title: string;
}

/** Free space around a picture, in CSS pixels. */
const inset = 24;

/** Draws a lesson without a browser, by the painter that draws the live figure. */
export async function stillOf(name: PictureName, language: Language, size: Size): Promise<Still> {
  const picture = (await figures[name].figure()).figure;
  return speaking(await voiceOf(name, language), () => {
    const title = voice().say(`${name}.title`, {});
    const view = answerOf(picture);
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

function answerOf({ scene, start, steps }: Figure): FigureView {
  const linked = readFigureLink(scene, `#v1&${start}`);
  if (linked === null) throw new Error(`Not a link: ${start}`);
  const seen = scene.accept(linked.state);
  const all = steps(seen.evaluation, seen.state);
  const answer = all.findIndex(({ mark }) => mark === 'answer');
  return new FigureView(seen, scene.format(seen.evaluation), all, answer, null);
}
