import { existsSync, globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Step } from './step.ts';

const root = resolve(import.meta.dirname, '../..');
const node = process.execPath;

const tool = (name: string, path: string, ...parameters: string[]): Step => ({
  name,
  command: node,
  parameters: [join(root, 'node_modules', path), ...parameters],
});

const nodeTests = (name: string, ...patterns: string[]): Step => ({
  name,
  command: node,
  parameters: ['--test', '--test-reporter=spec', '--test-concurrency=2', ...patterns],
});

const onDatabase = (url: string, step: Step): Step => ({
  ...step,
  environment: { ...step.environment, TEST_DATABASE_URL: url },
});

/** Packages with a tsconfig, so that a new one is checked without being listed. */
function typedPackages(): string[] {
  return globSync(['tsconfig.json', '*/tsconfig.json', '{shared,platform,tools}/*/tsconfig.json'], {
    cwd: root,
  }).map((path) => dirname(path));
}

const sources = [
  'shell',
  ...globSync('mfe-*', { cwd: root }),
  'shared',
  'api',
  'platform',
  'e2e',
  'tools',
];

/** What reads the code without running it. */
export const readingSteps: Step[] = [
  {
    name: 'format and lint',
    command: join(root, 'node_modules/.bin/biome'),
    parameters: ['ci', '--colors=off', '.'],
  },
  ...typedPackages().map((directory) =>
    tool(
      `types of ${directory === '.' ? 'tools' : directory}`,
      'typescript/lib/tsc.js',
      '-p',
      directory,
    ),
  ),
  tool(
    'who may import whom',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    ...sources,
  ),
  tool('dead code', 'knip/bin/knip.js'),
  {
    name: 'settings are documented',
    command: node,
    parameters: ['tools/document-settings.ts', '--check'],
  },
  {
    name: 'client is the API’s',
    command: node,
    parameters: ['tools/generate-client/generate-client.ts', '--check'],
  },
];

/** What runs parts by themselves, their databases on this PostgreSQL. */
export const partSteps = (databaseUrl: string): Step[] => [
  onDatabase(
    databaseUrl,
    nodeTests(
      'shared packages and platform',
      'shared/{domain,api-client,server}/**/*.test.ts',
      'platform/{manifest,build,registry,edge}/**/*.test.ts',
      'platform/cli/src/**/*.test.ts',
      'tools/**/*.test.ts',
    ),
  ),
  tool('shell, remotes and components', 'jest/bin/jest.js', '--maxWorkers=2'),
  onDatabase(databaseUrl, nodeTests('API', 'api/test/**/*.test.ts')),
];

/** What runs the whole house, built for production. */
export function houseSteps(browser: string | undefined): Step[] {
  const build: Step = {
    name: 'build of shell and remotes',
    command: node,
    parameters: ['platform/build/src/build-apps.ts'],
  };
  const hasCliTests = existsSync(join(root, 'platform/cli/test'));
  return [
    build,
    ...(hasCliTests ? [nodeTests('start, publish, status', 'platform/cli/test/**/*.test.ts')] : []),
    {
      name: 'journeys in Chromium',
      command: node,
      parameters: ['e2e/node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e'],
      ...(browser && { environment: { CHROMIUM_PATH: browser } }),
    },
  ];
}
