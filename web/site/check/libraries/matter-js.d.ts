/** What is used of matter-js, which has no types of its own. */
declare module 'matter-js' {
  interface Vector {
    x: number;
    y: number;
  }
  export interface Body {
    readonly id: number;
  }
  export const Bodies: {
    circle(x: number, y: number, radius: number): Body;
    fromVertices(x: number, y: number, sets: Vector[][]): Body;
  };
  export const Collision: { collides(a: Body, b: Body): object | null };
  export const Vertices: { centre(points: Vector[]): Vector };
}
