import { type Body, tidy } from '../../figure/pair/state.js';
import { figure } from '../../figures/push/figure.js';
import { degrees, radians } from '../../stage/angles.js';

/** The angle of a shape as code says it: in radians, with two digits. */
export const saidAngle = (body: Body): number => tidy(radians(body.degrees));

/** In degrees that a link can say: what is turned by a round number of radians is not by one of these. */
const asSaid = (body: Body): Body => ({
  ...body,
  degrees: tidy(degrees(saidAngle(body)), 1e-6),
});

/** The push, of shapes that are turned by what code says and no more: who copies it gets the answer that is shown. */
export const codedFigure: typeof figure = {
  ...figure,
  scene: {
    ...figure.scene,
    accept: (next, before) =>
      figure.scene.accept({ ...next, a: asSaid(next.a), b: asSaid(next.b) }, before),
  },
};
