// What each entry may weigh, gzipped, bundled with all that it needs: what `npm run build` measured when
// the number was last set, and about 2 % of room. Who needs more says why in the commit that raises it.
const modifyEsbuildConfig = (config) => ({ ...config, format: 'esm' });

const module = { gzip: true, modifyEsbuildConfig };
const file = { gzip: true, disablePlugins: ['@size-limit/esbuild'] };

export default [
  { ...module, name: 'sepax', path: 'dist/index.js', import: '*', limit: '177.7 kB' },
  {
    ...module,
    name: 'sepax: SepaxError alone',
    path: 'dist/index.js',
    import: '{ SepaxError }',
    limit: '150 B',
  },
  { ...module, name: 'sepax/3d', path: 'dist/3d.js', import: '*', limit: '19.1 kB' },
  { ...module, name: 'sepax/debug', path: 'dist/debug.js', import: '*', limit: '2.9 kB' },
  { ...module, name: 'sepax/async', path: 'dist/async.js', import: '*', limit: '30.9 kB' },
  { ...file, name: 'sepax/embed: before a figure is near', path: 'dist/embed.js', limit: '3.1 kB' },
  { ...file, name: 'sepax/sepax.wasm', path: 'dist/sepax.wasm', limit: '143.5 kB' },
  { ...file, name: 'sepax.global.js', path: 'dist/sepax.global.js', limit: '176.7 kB' },
];
