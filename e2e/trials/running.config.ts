import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The journeys on a site that runs already, at E2E_PORT. */
const { webServer: _started, ...config } = journeys;
export default defineConfig({ ...config, testDir: '../journeys', maxFailures: 0 });
