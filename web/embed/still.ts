import { figures } from 'embed:figures';
import { type Figure, FigureView } from '../figure/element/figure.js';
import { readFigureLink } from '../figure/element/figure-link.js';
import type { Language } from '../figure/voice/languages.js';
import { plain } from '../figure/voice/rich.js';
import { speaking, voice } from '../figure/voice/voice.js';
import { Camera, type Size } from '../stage/camera.js';
import { palette, type Tone, tones } from '../stage/palette.js';
import { svgPicture } from '../stage/svg-picture.js';
import type { Theme } from '../stage/theme.js';
import { voiceOf } from './voices.js';
import type { PictureName } from './wish.js';

export type Scheme = 'light' | 'dark';

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
        theme: themeOf(scheme),
        handles: picture.scene.handles(view),
        measure,
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

/** The colours of `light-dark(…)` in one scheme. */
function themeOf(scheme: Scheme): Theme {
  const colours = tones.map((tone) => {
    const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(palette[tone])!;
    return [tone, scheme === 'light' ? light! : dark!];
  });
  return {
    ...(Object.fromEntries(colours) as Record<Tone, string>),
    fontFamily: 'system-ui, sans-serif',
    forced: false,
  };
}

/** About how wide a text is: labels are set around their middles, so that little depends on it. */
function measure(text: string, font: string): number {
  const size = Number(/([\d.]+)px/.exec(font)?.[1] ?? 10);
  const widths = [...text].map((character) => (character > '\u2e7f' ? 0.95 : 0.56));
  return size * widths.reduce((sum, width) => sum + width, 0);
}
