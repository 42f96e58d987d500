/** The size of windows, in CSS pixels. */
export const VIEWPORT = { width: 1280, height: 900 };
