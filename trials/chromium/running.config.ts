import { defineConfig } from '@playwright/test';
import journeys from '../../e2e/playwright.config.ts';

/** The journeys on a site that runs already, at E2E_PORT. */
const { webServer: _started, ...config } = journeys;
export default defineConfig({ ...config, testDir: '../../e2e/journeys', maxFailures: 0 });
