import { contact, record } from './raw/layout.js';
import { at, vectorAt } from './raw/read.js';
import { contactsPart } from './raw/wasm/contacts.js';
import { output, resultRecord } from './raw/wasm.js';
import type { Contact } from './results.js';
import { handleOf, type Shape } from './shape.js';
import type { Body } from './world/body.js';

/**
 * The points in which two shapes touch: none if they are apart, one where a corner or a round touches,
 * two where edges lie along one another. They carry the normal of {@link collide}, and the deepest is as deep as
 * the collision. Of shapes of several pieces they are on the outlines, not on seams inside: of all that is shared
 * along the normal the outermost two, or if neither is the deepest, that and the farther of them.
 *
 * Right within 1e-12 of the pair's size. But where a rounded shape lies askew, the less deep of two points is a radius
 * below the end of the edge that is rounded, and the boundary lies deeper there: by (1 / cos - 1) radii at most, for
 * the angle between the edges. O(n + m), by clipping one edge with the other (Sutherland and Hodgman, "Reentrant
 * Polygon Clipping", 1974).
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`.
 * @example
 * ```js
 * import { Box, contacts } from 'sepax';
 *
 * const points = contacts(new Box(10, 10), new Box(10, 10, { x: 4, y: 9 }));
 * points.length; // 2: edges lie along one another
 * points.map(({ depth }) => depth); // [1, 1]
 * contacts(new Box(10, 10), new Box(10, 10, { x: 20 })); // []
 * ```
 */
export function contacts(a: Shape | Body, b: Shape | Body): Contact[] {
  const handleA = handleOf(a, 'a');
  const handleB = handleOf(b, 'b');
  const count = contactsPart()._contacts(handleA, handleB);
  const numbers = output(count * contact.size);
  const normal = resultRecord();
  return Array.from({ length: count }, (_, i) => {
    const place = i * contact.size;
    return {
      pointA: vectorAt(numbers, place + contact.pointA),
      pointB: vectorAt(numbers, place + contact.pointB),
      normal: vectorAt(normal, record.normal),
      depth: at(numbers, place + contact.depth),
      shape: at(numbers, place + contact.side) === 0 ? 'a' : 'b',
      vertex: at(numbers, place + contact.vertex),
      piece: at(numbers, place + contact.piece),
    };
  });
}
