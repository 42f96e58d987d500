/** Whether somebody prefers that nothing moves by itself: only the ends of what happens are shown then. */
export const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
