import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const transformer = here('transformer.js');

/** How sources are compiled for tests, which run as CommonJS. */
const compiler = (reactCompiler) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { reactCompiler, react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
});

/** A path as a pattern: Jest puts `<rootDir>` into no pattern of a transform. */
const literally = (path) => path.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Whether the remote of a folder has React's compiler in its build: its tests try what is released.
 *
 * @param {string} folder
 */
export const isCompiled = (folder) =>
  ['webpack.config.ts', 'webpack.config.js']
    .map((file) => join(folder, file))
    .some((file) => existsSync(file) && readFileSync(file, 'utf8').includes('isCompiled: true'));

/**
 * The configuration of Jest that all tests of components have in common.
 *
 * @param {object} [options]
 * @param {readonly string[]} [options.compiled] folders of remotes that React's compiler compiles
 * @returns {import('jest').Config}
 */
export const componentTests = ({ compiled = [] } = {}) => ({
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: here('environment.js'),
  setupFilesAfterEnv: [here('element-stacks.js'), here('dom-testing.js'), here('console.js')],
  // No test measures time: this only ends a test that hangs.
  testTimeout: 30_000,
  transform: {
    ...Object.fromEntries(
      compiled.map((folder) => [
        `^${literally(resolve(folder, 'src'))}.*\\.tsx?$`,
        [transformer, compiler(true)],
      ]),
    ),
    '\\.(ts|tsx|js|mjs)$': [transformer, compiler(false)],
    '\\.(woff2|svg|jpg|png)$': here('asset.js'),
    '\\.po$': here('catalogue.js'),
  },
});

/**
 * The configuration of Jest for the tests of a remote in a repository of its own.
 *
 * @type {import('jest').Config}
 */
export const remoteTests = {
  ...componentTests({ compiled: ['.'].filter(isCompiled) }),
  roots: ['<rootDir>/src'],
  // Packages that ship as modules only are compiled like the remote's own sources.
  transformIgnorePatterns: [
    '/node_modules/(?!\\.pnpm/|@aangan/|@lingui/|@messageformat/|@module-federation/|@fontsource/)',
  ],
};
