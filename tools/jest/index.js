import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const transformer = fileURLToPath(import.meta.resolve('@swc/jest'));

/** How sources are compiled for tests, which run as CommonJS. */
const compiler = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
};

/**
 * The configuration of Jest that all tests of components have in common.
 *
 * @param {object} [experimental] of the compiler
 * @returns {import('jest').Config}
 */
export const componentTests = (experimental = {}) => ({
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: here('environment.js'),
  setupFilesAfterEnv: [here('element-stacks.js'), here('dom-testing.js'), here('console.js')],
  // No test measures time: this only ends a test that hangs.
  testTimeout: 30_000,
  transform: {
    '\\.(ts|tsx|js|mjs)$': [transformer, { ...compiler, experimental }],
    '\\.(woff2|svg|jpg|png)$': here('asset.js'),
  },
});

/**
 * The configuration of Jest for the tests of a remote in a repository of its own.
 *
 * @type {import('jest').Config}
 */
export const remoteTests = {
  ...componentTests(),
  roots: ['<rootDir>/src'],
  // Packages that ship as modules only are compiled like the remote's own sources.
  transformIgnorePatterns: ['/node_modules/(?!\\.pnpm/|@aangan/|@module-federation/|@fontsource/)'],
};
