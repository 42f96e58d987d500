// What each entry may weigh, gzipped, bundled with all that it needs: what `npm run build` measured when
// the number was last set, and about 2 % of room. Who needs more says why in the commit that raises it.
const modifyEsbuildConfig = (config) => ({ ...config, format: 'esm' });

const module = { gzip: true, modifyEsbuildConfig };
const file = { gzip: true, disablePlugins: ['@size-limit/esbuild'] };

/** Programs that use a part of the library. */
const programs = [
  ['{ SepaxError }', '150 B'],
  ['{ orientation, turn, intersectSegments }', '15.2 kB'],
  ['{ Polygon, collide }', '54.2 kB'],
  ['{ Polygon, Box, Circle, collide, intersects }', '54.7 kB'],
  ['{ Polygon, trace }', '56.8 kB'],
  ['{ Polygon, castRay }', '60.7 kB'],
  ['{ Polygon, moveAndSlide }', '78.8 kB'],
  ['{ ConcavePolygon, collide }', '84 kB'],
  ['{ World, Box }', '151 kB'],
  ['*', '190 kB'],
].map(([names, limit]) => ({
  ...module,
  name: names === '*' ? 'sepax' : names,
  path: 'dist/index.js',
  import: names,
  limit,
}));

export default [
  ...programs,
  { ...module, name: 'sepax/3d', path: 'dist/3d.js', import: '*', limit: '19.1 kB' },
  { ...module, name: 'sepax/debug', path: 'dist/debug.js', import: '*', limit: '3.9 kB' },
  { ...module, name: 'sepax/async', path: 'dist/async.js', import: '*', limit: '30.9 kB' },
  { ...file, name: 'sepax/embed: before a figure is near', path: 'dist/embed.js', limit: '3.1 kB' },
  { ...file, name: 'sepax/sepax.wasm', path: 'dist/sepax.wasm', limit: '144 kB' },
  { ...file, name: 'sepax.global.js', path: 'dist/sepax.global.js', limit: '177.5 kB' },
];
