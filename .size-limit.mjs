// What each entry may weigh, gzipped, bundled with all that it needs: what `npm run build` measured when
// the number was last set, and about 2 % of room. Who needs more says why in the commit that raises it.
const modifyEsbuildConfig = (config) => ({ ...config, format: 'esm' });

const module = { gzip: true, modifyEsbuildConfig };
const file = { gzip: true, disablePlugins: ['@size-limit/esbuild'] };

/** Programs that use a part of the library. */
const programs = [
  ['{ SepaxError }', '200 B'],
  ['{ orientation, turn, intersectSegments }', '10.3 kB'],
  ['{ Polygon, collide }', '38 kB'],
  ['{ Polygon, Box, Circle, collide, intersects }', '38.6 kB'],
  ['{ Polygon, trace }', '39.7 kB'],
  ['{ Polygon, castRay }', '43.2 kB'],
  ['{ Polygon, moveAndSlide }', '59.8 kB'],
  ['{ ConcavePolygon, collide }', '63.1 kB'],
  ['{ World, Box }', '123.6 kB'],
  ['*', '166.3 kB'],
].map(([names, limit]) => ({
  ...module,
  name: names === '*' ? 'sepax' : names,
  path: 'dist/index.js',
  import: names,
  limit,
}));

export default [
  ...programs,
  { ...module, name: 'sepax/3d', path: 'dist/3d.js', import: '*', limit: '18.1 kB' },
  { ...module, name: 'sepax/debug', path: 'dist/debug.js', import: '*', limit: '4.3 kB' },
  { ...module, name: 'sepax/check', path: 'dist/check.js', import: '*', limit: '9.3 kB' },
  { ...module, name: 'sepax/async', path: 'dist/async.js', import: '*', limit: '39.8 kB' },
  { ...file, name: 'sepax/embed: before a figure is near', path: 'dist/embed.js', limit: '3.6 kB' },
  { ...file, name: 'sepax/sepax.wasm', path: 'dist/sepax.wasm', limit: '164.8 kB' },
  { ...file, name: 'sepax.global.js', path: 'dist/sepax.global.js', limit: '161.4 kB' },
];
