import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../e2e/playwright.config.ts';

const { webServer } = journeys;
const { SITE_FOLDER: folder } = process.env;
/** The site with its data and its log in SITE_FOLDER. */
const logged = webServer &&
  !Array.isArray(webServer) &&
  folder && {
    ...webServer,
    command: `exec ${webServer.command} >"$SITE_FOLDER/site.log" 2>&1`,
    env: { ...webServer.env, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info' },
  };

/** What is too long for a journey: `npm run trial -- tabs`, `alone`, `faults` and others. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  workers: 1,
  // Each row is tried once, and all are.
  retries: 0,
  maxFailures: 0,
  timeout: 3_600_000,
  ...(logged && { webServer: logged }),
});
