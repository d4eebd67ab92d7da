import { existsSync, globSync } from 'node:fs';
import { componentTests, isCompiled } from './tools/jest/index.js';

/** Packages that render React; the others are tested by Node's own runner on the TypeScript they ship. */
const reactPackages = [
  'shell',
  'mfe-*',
  'shared/ui',
  'shared/firms',
  'shared/host',
  'shared/messages',
  'platform/runtime',
  'platform/standalone',
  'platform/portable',
  'platform/console',
];

/** @type {import('jest').Config} */
export default {
  ...componentTests({
    compiled: globSync('mfe-*').filter(isCompiled),
  }),
  roots: globSync(reactPackages)
    .filter((path) => existsSync(`${path}/src`))
    .map((path) => `<rootDir>/${path}/src`),
  // Packages that ship as modules only are compiled like our own.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(@module-federation|@fontsource|@lingui|@messageformat)[+@])',
  ],
};
