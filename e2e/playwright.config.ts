import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { edgeSecret } from './fixtures/an-edge.ts';

const root = resolve(import.meta.dirname, '..');
// E2E_PORT: for two runs on one machine.
const port = Number(process.env.E2E_PORT ?? 4700);
// E2E_LINK: a compose link. The journeys then run on the site that it opens, in that composition.
const link = process.env.E2E_LINK ? new URL(process.env.E2E_LINK) : undefined;
const origin = link?.origin ?? `http://localhost:${port}`;

/** The cookie with which a browser that has opened the link gets its pages. */
const opened = (url: URL) => ({
  origins: [],
  cookies: [
    {
      name: 'aangan-composed-staging',
      value: url.searchParams.get('compose') ?? '',
      domain: url.hostname,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: url.protocol === 'https:',
      sameSite: 'Lax' as const,
    },
  ],
});

/** Journeys that change what the staging channel serves. */
const ofChannel = '**/journeys/channel/**';

/** The journeys run against `npm start`'s own production build, in a data folder of their own. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: join(import.meta.dirname, 'require-served-site.ts'),
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // On two cores. With more, pages miss the edge's time limit for rendering and are sent unrendered.
  workers: 2,
  forbidOnly: true,
  // On a machine that others load too. npm test names what passed on its second try only, with the first one's error.
  retries: 1,
  // A site that does not work fails most journeys, each after its time limit: the first ones say why.
  maxFailures: 12,
  // No journey measures time: these only end one that hangs, on the slowest machine that runs them.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], [join(import.meta.dirname, 'page-snapshots.ts')]],
  projects: [
    // One after another: what a channel serves is checked together, so a change beside another is checked twice.
    { name: 'channel', testMatch: ofChannel, workers: 1 },
    { name: 'site', testIgnore: ofChannel },
  ],
  use: {
    baseURL: origin,
    ...(link && { storageState: opened(link) }),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    // Tracing every journey takes a fifth of their time: TRACE=1 keeps the traces of those that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // As Chromium does by itself: its headless shell would run frames in the process of their page.
        '--site-per-process',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(!link && {
    webServer: {
      command: `${process.execPath} site/src/bin.ts start`,
      cwd: root,
      url: `${origin}/api/health/`,
      timeout: 240_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: {
        PORT: String(port),
        DATA_DIR: mkdtempSync(join(tmpdir(), 'aangan-e2e-')),
        SEED: 'demo',
        // Whatever else this machine has: a promotion takes the time of one browser.
        CHECKER_ENGINES: 'chromium',
        EDGE_SECRET: edgeSecret,
      },
    },
  }),
});
