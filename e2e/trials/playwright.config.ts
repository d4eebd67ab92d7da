import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** What is too long for a journey: `npm run trial -- tabs`, `alone`, `faults` and others. */
export default defineConfig({ ...journeys, testDir: '.', workers: 1, timeout: 3_600_000 });
