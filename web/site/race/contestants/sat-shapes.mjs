// What the contestants that test pairs with SAT.js share: its shapes, and a world whose broad phase they
// give. The bodies have their bounding boxes in `boxes`, as minX, minY, maxX, maxY of each.
import SAT from 'sat';

export function satShape(form, { x, y, angle }) {
  if (form.points === null) return new SAT.Circle(new SAT.Vector(x, y), form.radius);
  const points = form.points.map(([px, py]) => new SAT.Vector(px, py));
  // Turned before it has points, a polygon is measured only once.
  const polygon = new SAT.Polygon(new SAT.Vector(x, y));
  polygon.angle = angle;
  return polygon.setPoints(points);
}

/** Whether the shapes overlap; SAT.js has a function for each pair of kinds. */
export function satTest(a, b, response) {
  if (a.r === undefined) {
    return b.r === undefined
      ? SAT.testPolygonPolygon(a, b, response)
      : SAT.testPolygonCircle(a, b, response);
  }
  return b.r === undefined
    ? SAT.testCirclePolygon(a, b, response)
    : SAT.testCircleCircle(a, b, response);
}

export class SatBodies {
  constructor({ forms, transforms }) {
    this.shapes = forms.map((form, i) =>
      satShape(form, {
        x: transforms[3 * i],
        y: transforms[3 * i + 1],
        angle: transforms[3 * i + 2],
      }),
    );
    this.boxes = new Float64Array(4 * forms.length);
    for (let id = 0; id < forms.length; id++) this.#bound(id);
    this.response = new SAT.Response();
  }

  /** Moves the bodies of these ids. */
  move(transforms, moved) {
    for (const id of moved) {
      const shape = this.shapes[id];
      shape.pos.x = transforms[3 * id];
      shape.pos.y = transforms[3 * id + 1];
      if (shape.r === undefined) shape.setAngle(transforms[3 * id + 2]);
      this.#bound(id);
    }
  }

  /** Tests a pair that the broad phase found. */
  test(a, b, contacts) {
    const { response } = this;
    response.clear();
    if (!satTest(this.shapes[a], this.shapes[b], response)) return;
    contacts.add(a, b, response.overlapN.x, response.overlapN.y, response.overlap);
  }

  #bound(id) {
    const shape = this.shapes[id];
    if (shape.r === undefined) this.#boundPolygon(id, shape);
    else this.#setBox(id, shape.pos, -shape.r, -shape.r, shape.r, shape.r);
  }

  #boundPolygon(id, { pos, calcPoints }) {
    let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < calcPoints.length; i++) {
      const { x, y } = calcPoints[i];
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
    this.#setBox(id, pos, minX, minY, maxX, maxY);
  }

  #setBox(id, { x, y }, minX, minY, maxX, maxY) {
    const { boxes } = this;
    boxes[4 * id] = x + minX;
    boxes[4 * id + 1] = y + minY;
    boxes[4 * id + 2] = x + maxX;
    boxes[4 * id + 3] = y + maxY;
  }
}
