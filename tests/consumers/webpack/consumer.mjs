import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import limits from '../../../.size-limit.mjs';
import { useFigureIn } from '../harness/figure.mjs';
import { answersOfFolder } from '../harness/web.mjs';

export const packages = ['webpack@5', 'webpack-cli@7'];

/** Programs that use a part of the library, and what esbuild makes of each may weigh, in kB. */
const programs = limits
  .filter(({ path, limit }) => path === 'dist/index.js' && limit.endsWith(' kB'))
  .map(({ import: names, limit }, index) => ({
    file: `${index}.js`,
    names,
    limit: Number.parseFloat(limit),
  }));

const sourceOf = ({ names }) =>
  names === '*'
    ? `import * as all from 'sepax'; console.log(all);`
    : `import ${names} from 'sepax'; console.log(${names});`;

/** Each is built on its own: what several use would else be kept for all. */
const configuration = `export default ${JSON.stringify(programs.map(({ file }) => file))}.map((filename) => ({
  mode: 'production',
  entry: './programs/' + filename,
  output: { path: import.meta.dirname + '/programs/dist', filename },
  performance: false,
}));`;

export const checks = [
  {
    title: 'production build',
    async answers(project) {
      await project.bin('webpack', ['--mode', 'production', '--entry', './main.js']);
      project.write(
        'dist/index.html',
        '<!doctype html><meta charset="utf-8"><script defer src="main.js"></script>',
      );
      return answersOfFolder(project.path('dist'));
    },
  },
  {
    title: 'production build, a figure',
    async use(project) {
      const options = ['--entry', './figure/figure.js', '--output-path', './figure/dist'];
      await project.bin('webpack', ['--mode', 'production', ...options]);
      const page = readFileSync(project.path('figure/index.html'), 'utf8');
      project.write('figure/dist/index.html', page.replace('./figure.js', './main.js'));
      await useFigureIn(project.path('figure/dist'));
    },
  },
  {
    title: 'programs weigh what they import',
    async use(project) {
      for (const program of programs) project.write(`programs/${program.file}`, sourceOf(program));
      project.write('programs.config.mjs', configuration);
      await project.bin('webpack', ['--config', 'programs.config.mjs']);
      for (const { file, names, limit } of programs) {
        const code = readFileSync(project.path(`programs/dist/${file}`));
        const weight = gzipSync(code, { level: 9 }).length / 1000;
        console.log(`      ${names}: ${weight.toFixed(1)} kB`);
        assert.ok(weight < 1.1 * limit, `${names}: ${weight} kB, and ${limit} kB by esbuild`);
      }
    },
  },
];
