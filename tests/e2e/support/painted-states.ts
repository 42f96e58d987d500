/** What a figure paints, and the pictures that its menu saves of the same. Runs in pages. */
import type { Page } from '@playwright/test';
import type { SepaxLessonFigure } from '../../../web/figure/element/sepax-lesson-figure.js';

/** One state of a figure: how many pixels its pictures have otherwise than the figure itself. */
export interface PaintedState {
  /** The state, as a link writes it. */
  readonly link: string;
  readonly files: Readonly<Record<string, number>>;
  /** The same picture beside the state before: what the comparison says of two that differ. */
  readonly other: number | null;
}

/**
 * Drags what can be dragged to random places, as often as there are rows of numbers between 0 and 1, and compares
 * each state, in a step by chance, with what its menu saves under some names. Of a picture that moves, it is the frame of
 * that step; a figure of one step has none.
 */
export const paintedStates = (
  page: Page,
  rows: readonly (readonly number[])[],
  names: readonly string[],
): Promise<PaintedState[]> =>
  page.evaluate(
    async ([all, files]) => {
      const host = document.querySelector('sepax-figure')!;
      const figure = host.shadowRoot!.querySelector('[part=figure]') as SepaxLessonFigure;
      const { controller } = figure;
      const stage = figure.stage()!;
      const ratio = window.devicePixelRatio;
      // The canvas is read, and the page around it need not be painted each time.
      host.style.opacity = '0';

      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
      const rendered = async (): Promise<void> => {
        await figure.rendered();
        await frame();
      };

      // What is saved stays here.
      const blobs: Blob[] = [];
      const addressOf = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob) => {
        blobs.push(blob as Blob);
        return addressOf(blob);
      };
      HTMLAnchorElement.prototype.click = () => {};

      const until = async <Found>(look: () => Found | null | undefined): Promise<Found> => {
        const end = performance.now() + 60_000;
        while (performance.now() < end) {
          const found = look();
          if (found != null) return found;
          // Sooner than the next frame: a menu that is gone by then is not painted.
          await new Promise((done) => setTimeout(done));
        }
        throw new Error(`not there: ${look}`);
      };

      const inside = (root: ParentNode, selector: string): HTMLElement | null => {
        const found = root.querySelector<HTMLElement>(selector);
        if (found !== null) return found;
        for (const { shadowRoot } of root.querySelectorAll('*')) {
          const deeper = shadowRoot && inside(shadowRoot, selector);
          if (deeper) return deeper;
        }
        return null;
      };

      const button = inside(figure, 'button.share')!;
      const save = async (name: string): Promise<Blob | null> => {
        button.click();
        const items = await until(() => {
          const found = [
            ...(button.nextElementSibling?.shadowRoot?.querySelectorAll<HTMLElement>(
              '[role=menuitem]',
            ) ?? []),
          ];
          return found.length > 0 ? found : null;
        });
        const item = items.find(({ innerText }) => innerText.trim() === name);
        if (item === undefined) {
          button.click();
          return null;
        }
        blobs.length = 0;
        item.click();
        const blob = await until(() => blobs[0]);
        await until(() => (button.nextElementSibling === null ? true : null));
        return blob;
      };

      // The words below a figure leave it more or less room, from state to state.
      let size = { width: 0, height: 0 };
      const context = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true })!;
      const measure = (): void => {
        const { width, height } = stage.size;
        size = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
        Object.assign(context.canvas, size);
      };
      const pixels = (): Uint8ClampedArray =>
        context.getImageData(0, 0, size.width, size.height).data;

      const backgroundOf = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element);
        if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
        const root = element.getRootNode();
        return backgroundOf(element.parentElement ?? (root as ShadowRoot).host);
      };

      /** The canvas upon what is behind it. The stems of knobs are no part of pictures, as knobs are not. */
      const live = async (): Promise<Uint8ClampedArray> => {
        const handles = stage.handles;
        // They stay where they are, for labels keep clear of them.
        const withoutStems = handles.map(({ standOff, ...handle }) => {
          if (standOff === undefined) return handle;
          const { x, y } = stage.camera.toScreen(handle.at);
          return { ...handle, at: stage.camera.toWorld({ x: x + standOff.x, y: y + standOff.y }) };
        });
        // Whenever the figure renders it gives the stage all of them back.
        do {
          stage.handles = withoutStems;
          await rendered();
        } while (stage.handles !== withoutStems);
        context.fillStyle = backgroundOf(stage);
        context.fillRect(0, 0, size.width, size.height);
        context.drawImage(stage.shadowRoot!.querySelector('canvas')!, 0, 0);
        stage.handles = handles;
        return pixels();
      };

      const ofPixels = async (blob: Blob): Promise<Uint8ClampedArray> => {
        const bitmap = await createImageBitmap(blob);
        context.clearRect(0, 0, size.width, size.height);
        context.drawImage(bitmap, 0, 0, size.width, size.height);
        bitmap.close();
        return pixels();
      };

      const ofLines = async (svg: string): Promise<Uint8ClampedArray> => {
        const image = new Image();
        image.src = addressOf(new Blob([svg], { type: 'image/svg+xml' }));
        await image.decode();
        // A picture that moves has its words below; that of a half pixel has no whole number for a size.
        const [, tall] = /viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(svg)!;
        context.clearRect(0, 0, size.width, size.height);
        context.drawImage(image, 0, 0, size.width, Number(tall) * ratio);
        URL.revokeObjectURL(image.src);
        return pixels();
      };

      const pictured = async (blob: Blob): Promise<Uint8ClampedArray> => {
        if (blob.type !== 'image/svg+xml') return ofPixels(blob);
        const svg = await blob.text();
        return ofLines(svg.includes('<g class="f"') ? alone(svg, controller.view.place) : svg);
      };

      /** The names of shapes are buttons on the stage, and marks in pictures: what is there is left out. */
      const marks = (): { x: number; y: number }[] =>
        stage.handles.flatMap(({ glyph, at }) =>
          glyph === undefined ? [] : [stage.camera.toScreen(at)],
        );
      const markRadius = 14;

      /** The distance of colours of pixelmatch, and the threshold of playwright.config.ts. */
      const isFar = (a: Uint8ClampedArray, i: number, b: Uint8ClampedArray, k: number): boolean => {
        const r = a[i]! - b[k]!;
        const g = a[i + 1]! - b[k + 1]!;
        const blue = a[i + 2]! - b[k + 2]!;
        if (r === 0 && g === 0 && blue === 0) return false;
        const y = r * 0.29889531 + g * 0.58662247 + blue * 0.11448223;
        const inPhase = r * 0.59597799 - g * 0.2741761 - blue * 0.32180189;
        const quadrature = r * 0.21147017 - g * 0.52261711 + blue * 0.31114694;
        const most = 35215 * 0.3 ** 2;
        return 0.5053 * y * y + 0.299 * inPhase ** 2 + 0.1957 * quadrature ** 2 > most;
      };

      /** Whether a pixel of one picture is beside where it is in the other. */
      const isBeside = (a: Uint8ClampedArray, i: number, b: Uint8ClampedArray): boolean =>
        [-1, 0, 1].some((down) =>
          [-4, 0, 4].some((across) => {
            const k = i + 4 * size.width * down + across;
            return k >= 0 && k < b.length && !isFar(a, i, b, k);
          }),
        );

      /** Edges that are smoothed otherwise are told from marks that are missing: they count as a seventh. */
      const differing = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
        const names = marks();
        const [wholeA, wholeB] = [a, b].map(({ buffer }) => new Uint32Array(buffer));
        let count = 0;
        for (let pixel = 0; pixel < wholeA!.length; pixel += 1) {
          if (wholeA![pixel] === wholeB![pixel]) continue;
          const i = 4 * pixel;
          if (!isFar(a, i, b, i)) continue;
          const at = {
            x: (pixel % size.width) / ratio,
            y: Math.floor(pixel / size.width) / ratio,
          };
          const isName = names.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) <= markRadius);
          if (!isName) count += isBeside(a, i, b) && isBeside(b, i, a) ? 1 / 7 : 1;
        }
        return Math.round(count);
      };

      /** One frame. Others are taken out, for they take long to lay out, but the last, which the end belongs to. */
      const alone = (moving: string, place: number): string => {
        const rule = `.f{animation:none!important;opacity:0!important}#f${place}{opacity:1!important}`;
        const begin = '<g class="f"';
        const [head, ...frames] = moving.replace('</style>', `${rule}</style>`).split(begin);
        const kept = frames.filter((_, i) => i === place || i === frames.length - 1);
        return [head, ...kept].join(begin);
      };

      const found: PaintedState[] = [];
      let before: Uint8ClampedArray | null = null;
      for (const row of all) {
        const numbers = [...row];
        const next = (): number => numbers.shift()!;
        for (let drag = 0; drag < 3; drag += 1) {
          const { id, at } = stage.handles[Math.floor(next() * stage.handles.length)]!;
          const view = stage.camera.view(stage.size);
          const reach = { x: (view.maxX - view.minX) / 3, y: (view.maxY - view.minY) / 3 };
          controller.hands.grab(id);
          controller.hands.drag(id, {
            x: at.x + (2 * next() - 1) * reach.x,
            y: at.y + (2 * next() - 1) * reach.y,
          });
          controller.hands.release(id, false);
          await figure.rendered();
        }
        controller.notify(null);
        controller.show(Math.floor(next() * controller.view.steps.length));
        await rendered();
        // The canvas has another size only after the first frame that has other words.
        await frame();
        stage.refit(false);
        measure();
        const seen = await live();
        const counts: Record<string, number> = {};
        let shown = seen;
        for (const name of files) {
          const blob = await save(name);
          if (blob === null) continue;
          shown = await pictured(blob);
          counts[name] = differing(seen, shown);
        }
        const other = before?.length === shown.length ? differing(before, shown) : null;
        found.push({ link: controller.link, files: counts, other });
        before = seen;
      }
      return found;
    },
    [rows, names] as const,
  );
