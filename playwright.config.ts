import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Another one for a second clone on the same machine. */
const port = Number(process.env.SEPAX_PORT ?? 4173);

/** tests/suites/site.mjs builds for several suites. */
const build = process.env.SEPAX_SITE_IS_BUILT ? '' : 'npx vite build && ';

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const executablePath = process.env.SEPAX_CHROMIUM ?? installed.find((path) => existsSync(path));

/** Drives the built site in the system's Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'build/e2e',
  // Of the same form on all systems: see tests/e2e/pictures.spec.ts.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture that is missing has not been approved.
  updateSnapshots: 'none',
  expect: {
    // Whoever waits for a page waits until it is there: on a busy machine its first figure takes longer
    // than the five seconds that are usual.
    timeout: 120_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Colours further apart than this, of 1, are different …
      threshold: 0.3,
      // … and so many pixels may be: another smoothing of edges takes 25, a missing arrow at least 80.
      maxDiffPixels: 60,
    },
  },
  workers: 2,
  // Where other suites take the cores, a browser may be lost. What passes the second time only is told below the
  // table of tests/run.mjs.
  retries: process.env.CI ? 1 : 0,
  // What stops all figures would be waited for in every test, for hours: so many name the fault.
  maxFailures: process.env.CI ? 20 : 0,
  // A page is looked at by axe in one second or, on a machine that is busy, in a minute.
  timeout: 600_000,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'build/reports/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: { width: 1280, height: 900 },
    // Nothing glides, so that nothing has to be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    // Every test would keep the whole site for itself.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages are painted in software, here as anywhere without a screen.
        '--disable-gpu',
        // As where there are windows: pictures and lines of text come out the same.
        '--font-render-hinting=slight',
      ],
    },
  },
  webServer: {
    command: `${build}node tests/e2e/support/site-server.mjs ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
