import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** What is too long for a journey: `npm run trial -- tabs`, `alone`, `faults` and others. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  workers: 1,
  // Each row is tried once, and all are.
  retries: 0,
  maxFailures: 0,
  timeout: 3_600_000,
});
