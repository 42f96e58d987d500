/** Minutes, seconds and tenths. */
export function clock(seconds: number): string {
  const tenths = Math.floor(10 * seconds + 1e-6);
  const rest = String(tenths % 600).padStart(3, '0');
  return `${Math.floor(tenths / 600)}:${rest.slice(0, 2)}.${rest.slice(2)}`;
}
