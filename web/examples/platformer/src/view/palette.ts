/** The colours of the dark, as Phaser takes them. */
export const colors = {
  hillFar: 0x161c26,
  hillNear: 0x1b2330,
  ground: 0x262c37,
  grass: 0x56d4b8,
  plank: 0xffab66,
  ferry: 0x74b4ff,
  spikes: 0xff8ccb,
  glint: 0xffe3b8,
  hero: 0x74b4ff,
  ink: 0xeceae4,
  night: 0x12161d,
} as const;
