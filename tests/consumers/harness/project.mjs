// A project of a user: a fresh folder outside of this checkout, with the packed library installed.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CONSUMERS = join(import.meta.dirname, '..');
const EXAMPLES = join(CONSUMERS, '../../web/examples');
const INSTALL = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

/** A user's machine knows nothing of npm's script that runs the harness. */
const ENVIRONMENT = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
  NODE_OPTIONS: '',
  NODE_ENV: '',
  NO_COLOR: '1',
};

export class Project {
  #processes = new Set();

  /** Lays the files of tests/consumers/<name> over the shared ones, and installs. */
  static async create(name, tarball, packages) {
    const project = Project.empty(name);
    for (const source of ['shared', name]) {
      cpSync(join(CONSUMERS, source), project.folder, { recursive: true });
    }
    await project.install([tarball, ...packages]);
    return project;
  }

  /** An example of the checkout as somebody has it who took it away: with the tarball for its sepax. */
  static async ofExample(name, tarball) {
    const home = mkdtempSync(join(tmpdir(), `sepax-${name}-`));
    const project = new Project(join(home, name), home);
    const isOwn = (file) => !/[\\/](node_modules|dist)$/.test(file);
    cpSync(join(EXAMPLES, name), project.folder, { recursive: true, filter: isOwn });
    cpSync(join(EXAMPLES, 'set-up.mjs'), join(home, 'set-up.mjs'));
    await project.run('npm', ['pkg', 'set', `dependencies.sepax=file:${tarball}`]);
    await project.install([]);
    return project;
  }

  static empty(name) {
    return new Project(mkdtempSync(join(tmpdir(), `sepax-${name}-`)));
  }

  /** @param home - What is removed with it, if it is not the folder itself. */
  constructor(folder, home = folder) {
    this.folder = folder;
    this.home = home;
  }

  path(name) {
    return join(this.folder, name);
  }

  write(name, text) {
    mkdirSync(join(this.path(name), '..'), { recursive: true });
    writeFileSync(this.path(name), text);
  }

  async install(packages) {
    if (!existsSync(this.path('package.json'))) {
      this.write('package.json', JSON.stringify({ private: true, type: 'module' }));
    }
    await this.run('npm', [...INSTALL, ...packages]);
  }

  /** What a command prints; its failure is an error that shows all of that. */
  run(command, args, env = {}) {
    return new Promise((done, failed) => {
      const child = this.#spawn(command, args, env);
      let stdout = '';
      let all = '';
      child.stdout.setEncoding('utf8').on('data', (text) => {
        stdout += text;
        all += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text) => {
        all += text;
      });
      child.on('error', failed);
      child.on('close', (code) => {
        this.#processes.delete(child);
        if (code === 0) done(stdout);
        else failed(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${all}`));
      });
    });
  }

  /** A program that a package of the project brought. */
  bin(name, args, env) {
    return this.run(this.path(`node_modules/.bin/${name}`), args, env);
  }

  /** The answers that a script printed as JSON, in its last line. */
  async answersOf(command, args, env) {
    const printed = await this.run(command, args, env);
    return JSON.parse(printed.trim().split('\n').at(-1));
  }

  /** Starts a server that a package brought; resolves once `url` answers, whatever it says. */
  serve(name, args, url) {
    return this.#serve(this.path(`node_modules/.bin/${name}`), args, url);
  }

  /** The same by a script of the project's package.json. */
  serveScript(name, args, url) {
    return this.#serve('npm', ['run', name, '--', ...args], url);
  }

  async #serve(command, args, url) {
    const child = this.#spawn(command, args);
    let all = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        all += text;
      });
    }
    for (let tries = 0; tries < 240; ++tries) {
      if (child.exitCode !== null) break;
      if (await fetch(url).catch(() => undefined)) return;
      await new Promise((done) => setTimeout(done, 250));
    }
    throw new Error(`${command} ${args.join(' ')} does not answer at ${url}:\n${all}`);
  }

  #spawn(command, args, env = {}) {
    // A group of its own, so that what it starts ends with it.
    const child = spawn(command, args, {
      cwd: this.folder,
      env: { ...ENVIRONMENT, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#processes.add(child);
    return child;
  }

  /** Ends what still runs, and leaves nothing. */
  remove() {
    for (const { pid, exitCode } of this.#processes) {
      if (pid === undefined || exitCode !== null) continue;
      try {
        process.kill(-pid, 'SIGKILL');
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
    }
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
  }
}
