/** The colours of the dark. Orange is what hunts, blue what you are, teal what you throw, pink what hurts. */
export const colors = {
  night: '#0b0d11',
  floor: '#12151a',
  speck: '#1c2027',
  wall: '#232831',
  edge: '#3a414d',
  ink: '#eceae4',
  muted: '#a4abb6',
  lamp: '#ffe3b8',
  lampRim: '#74b4ff',
  moth: '#ffab66',
  spark: '#56d4b8',
  hurt: '#ff8ccb',
} as const;

/** A colour that lets through: `alpha` from 0 to 1. */
export function faint(color: string, alpha: number): string {
  const byte = Math.round(255 * Math.min(1, Math.max(0, alpha)));
  return `${color}${byte.toString(16).padStart(2, '0')}`;
}
