import { existsSync, globSync } from 'node:fs';

/** Packages that render React; the others are tested by Node's own runner on the TypeScript they ship. */
const reactPackages = [
  'shell',
  'mfe-*',
  'shared/ui',
  'shared/firms',
  'shared/host',
  'platform/runtime',
  'platform/standalone',
  'platform/portable',
  'platform/console',
];

/** @type {import('jest').Config} */
export default {
  roots: globSync(reactPackages)
    .filter((path) => existsSync(`${path}/src`))
    .map((path) => `<rootDir>/${path}/src`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: '<rootDir>/tools/jest/environment.js',
  setupFilesAfterEnv: [
    '<rootDir>/tools/jest/element-stacks.js',
    '<rootDir>/tools/jest/dom-testing.js',
    '<rootDir>/tools/jest/console.js',
  ],
  // No test measures time: this only ends a test that hangs.
  testTimeout: 30_000,
  collectCoverageFrom: [
    '**/*.{ts,tsx}',
    '!**/testing/**',
    '!**/*.test.{ts,tsx}',
    '!**/*.generated.ts',
  ],
  // V8's own coverage takes three times as long, and instrumenting with Babel twice as long as with swc (below).
  coverageProvider: 'babel',
  coverageReporters: ['text-summary'],
  transform: {
    '\\.(ts|tsx|js|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
        experimental: { customCoverageInstrumentation: { enabled: true } },
      },
    ],
    '\\.(woff2|svg|jpg|png)$': '<rootDir>/tools/jest/asset.js',
  },
  // Packages that ship as modules only are compiled like our own.
  transformIgnorePatterns: ['/node_modules/\\.pnpm/(?!(@module-federation|@fontsource)[+@])'],
};
