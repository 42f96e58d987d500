import type { Vector3 } from 'sepax/3d';

export const add3 = (p: Vector3, q: Vector3): Vector3 => ({
  x: p.x + q.x,
  y: p.y + q.y,
  z: p.z + q.z,
});
export const scale3 = (p: Vector3, k: number): Vector3 => ({ x: p.x * k, y: p.y * k, z: p.z * k });
export const subtract3 = (p: Vector3, q: Vector3): Vector3 => add3(p, scale3(q, -1));
export const dot3 = (p: Vector3, q: Vector3): number => p.x * q.x + p.y * q.y + p.z * q.z;
export const length3 = (p: Vector3): number => Math.hypot(p.x, p.y, p.z);
export const distance3 = (p: Vector3, q: Vector3): number => length3(subtract3(p, q));
