import type { Vector } from 'sepax';
import type { StageRules } from './sepax-stage.js';
import { StrokeRules } from './stroke-rules.js';
import { TouchRules } from './touch-rules.js';
import { ViewRules } from './view-rules.js';

/** Lets the view be dragged and zoomed, lines be drawn, and a menu be asked for: figures in lessons do without. */
export const roaming: StageRules = (surface, { stage, pick, pan }) => {
  const inWorld = (line: readonly Vector[]): Vector[] =>
    line.map((point) => stage.camera.toWorld(point));
  const grips = (point: Vector, coarse: boolean): boolean =>
    stage.strokes !== null || pick(point, coarse) !== null;
  const view = { pan, zoom: (factor: number, at: Vector) => stage.zoom(factor, at) };
  const strokes = new StrokeRules(surface, {
    begins: (point, coarse) => stage.strokes !== null && pick(point, coarse) === null,
    draw: (line) => stage.strokes?.draw(inWorld(line)),
    end: (line, cancelled) => stage.strokes?.end(inWorld(line), cancelled),
  });
  const mouse = new ViewRules(surface, { ...view, grips: (point) => grips(point, false) });
  const fingers = new TouchRules(surface, {
    ...view,
    grips: (point) => grips(point, true),
    menu: (point) => stage.actions?.menu?.(pick(point, true), point),
  });
  return {
    connect: () => {
      strokes.connect();
      mouse.connect();
      // Where there is no menu of its own, a browser has its own.
      if (stage.actions?.menu !== undefined) fingers.connect();
    },
    disconnect: () => {
      strokes.disconnect();
      mouse.disconnect();
      fingers.disconnect();
    },
    update: () => {
      if (stage.strokes === null) strokes.cancel();
    },
  };
};
