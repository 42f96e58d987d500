/**
 * The recipe for maps of Tiled, as it lies in the package. Whoever wants to change it copies the file instead:
 * see docs/tiled.md.
 */
export * from '../node_modules/sepax/docs/recipes/tiled.js';
