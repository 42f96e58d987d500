import { type Figure, FigureView } from '../../../../web/figure/element/figure.js';
import { type Language, languages } from '../../../../web/figure/voice/languages.js';
import { filled, speakWith } from '../../../../web/figure/voice/voice.js';
import type { LessonName } from '../../../../web/figures/registry.js';

export const spoken = Object.keys(languages) as Language[];

/** The figure of a lesson as any other: its scene knows its state. */
export async function figureOf(name: LessonName, language: Language = 'en'): Promise<Figure> {
  const texts = await textsOf(name, language);
  speakWith({
    language,
    say: (key, values) => filled(String(texts[key] ?? key), values),
    list: () => [],
  });
  const { figure } = await import(`../../../../web/figures/${name}/figure.ts`);
  return figure as Figure;
}

/** What the figure of a lesson says, by key. */
export async function textsOf(
  name: LessonName,
  language: Language,
): Promise<Record<string, string>> {
  const [all, figure] = await Promise.all([
    import(`../../../../web/figure/texts/${language}.ts`),
    import(`../../../../web/figures/${name}/text.${language}.ts`),
  ]);
  return { ...all[language], ...figure[language] };
}

/** What a figure shows of the state of a link, at a place or at the answer. */
export function viewOf(figure: Figure, link = figure.start, at: number | 'answer' = 'answer') {
  const { scene } = figure;
  const fields = new Map(link.split('&').map((field) => field.split('=', 2) as [string, string]));
  const seen = scene.accept(scene.read(fields));
  const steps = figure.steps(seen.evaluation, seen.state);
  const place = at === 'answer' ? steps.findIndex(({ mark }) => mark === 'answer') : at;
  return new FigureView(seen, scene.format(seen.evaluation), steps, place, null);
}

export function isSolved(figure: Figure, key: string, view: FigureView): boolean {
  return figure.challenges.find((challenge) => challenge.key === key)!.isSolved(view);
}
