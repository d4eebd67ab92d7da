import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Scope } from './scope.ts';
import type { Step } from './step.ts';
import { typeProjects } from './type-projects.ts';

const root = resolve(import.meta.dirname, '../..');
const node = process.execPath;

/** One stage of the gate: its steps run `atOnce` at a time. */
export interface Stage {
  name: string;
  steps: Step[];
  atOnce: number;
}

const tool = (name: string, path: string, ...parameters: string[]): Step => ({
  name,
  command: node,
  parameters: [join(root, 'node_modules', path), ...parameters],
});

const script = (name: string, path: string, ...parameters: string[]): Step => ({
  name,
  command: node,
  parameters: [path, ...parameters],
});

/** Tests on Node's own runner, with the lines that they cover: of code from the compile cache, Node cannot tell them. */
const coveredTests = (name: string, patterns: readonly string[]): Step => ({
  ...nodeTests(name, ['--experimental-test-coverage', ...patterns]),
  environment: { NODE_DISABLE_COMPILE_CACHE: '1' },
});

/** Without coverage for tests that kill processes: a killed process leaves an empty coverage file, which fails the run. */
const nodeTests = (name: string, patterns: readonly string[]): Step => ({
  name,
  command: node,
  parameters: [
    '--test',
    '--test-reporter=spec',
    '--test-concurrency=2',
    `--test-timeout=${10 * 60_000}`,
    ...patterns,
  ],
});

const onDatabase = (url: string, step: Step): Step => ({
  ...step,
  environment: { ...step.environment, TEST_DATABASE_URL: url },
});

/** Packages whose tests run on Node's own runner, with the folders that hold them. */
const nodeTested = [
  'shared/domain/src',
  'shared/api-client/src',
  'platform/manifest/src',
  'platform/build/src',
  'platform/registry/src',
  'platform/edge/src',
  'tools',
];

/** The same for packages whose tests kill processes. */
const processTested = ['shared/server/src', 'platform/cli/src', 'platform/render/src'];

/** Folders of the workspace that hold sources. */
const sources = () => [
  'shell',
  ...globSync('mfe-*', { cwd: root }),
  'shared',
  'api',
  'platform',
  'e2e',
  'tools',
];

const touches = (scope: Scope | undefined, path: string) =>
  !scope ||
  scope.directories.some((directory) => path === directory || path.startsWith(`${directory}/`));

/** Reads the code without running it. */
export function readingStage(scope?: Scope): Stage {
  const types = typeProjects((directory) => directory === '.' || touches(scope, directory));
  return {
    name: 'reading the code',
    atOnce: 2,
    steps: [
      {
        name: 'format and lint',
        command: join(root, 'node_modules/.bin/biome'),
        parameters: ['ci', '--colors=off', '.'],
      },
      ...types.map(({ name, config }) => tool(name, 'typescript/lib/tsc.js', '-p', config)),
      tool(
        'import rules',
        'dependency-cruiser/bin/dependency-cruiser.mjs',
        '--config',
        '.dependency-cruiser.mjs',
        ...sources(),
      ),
      tool('dead code', 'knip/bin/knip.js'),
      script('settings are documented', 'tools/document-settings.ts', '--check'),
      script(
        'the generated client matches the API',
        'tools/generate-client/generate-client.ts',
        '--check',
      ),
      script(
        'the host contract matches its version',
        'tools/host-contract/host-contract.ts',
        '--check',
      ),
    ],
  };
}

/** Runs each part by itself, with databases on this PostgreSQL. */
export function partsStage(databaseUrl: string, scope?: Scope): Stage {
  const testsIn = (folders: readonly string[]) =>
    folders.filter((path) => touches(scope, path)).map((path) => `${path}/**/*.test.ts`);
  const stepOf = (name: string, step: typeof nodeTests, patterns: string[]) =>
    patterns.length > 0 ? [onDatabase(databaseUrl, step(name, patterns))] : [];
  const jest = tool(
    'shell, remotes and components',
    'jest/bin/jest.js',
    '--maxWorkers=2',
    '--coverage',
    ...(scope?.directories ?? []).flatMap((directory) => [
      `--collectCoverageFrom=${directory}/src/**/!(*.test).{ts,tsx}`,
      `^${join(root, directory)}/`,
    ]),
    '--passWithNoTests',
  );
  return {
    name: 'the parts by themselves',
    // The API's tests wait for the database half of their time.
    atOnce: 2,
    steps: [
      ...(touches(scope, 'api/test')
        ? [onDatabase(databaseUrl, coveredTests('API', ['api/test/**/*.test.ts']))]
        : []),
      ...stepOf('shared packages and platform', coveredTests, testsIn(nodeTested)),
      ...stepOf('server and command line', nodeTests, testsIn(processTested)),
      jest,
    ],
  };
}

/** Builds the apps for production, as the next stage starts them. */
export function buildStage(): Stage {
  return {
    name: 'build',
    atOnce: 1,
    steps: [script('build of shell and remotes', 'platform/build/src/build-apps.ts')],
  };
}

/** Runs the whole site. */
export function siteStage(browser: string | undefined, scope?: Scope): Stage {
  const isStarted = touches(scope, 'platform/cli/test');
  return {
    name: 'the whole site',
    // Beside the starts, journeys miss the edge's time limit for rendering.
    atOnce: 1,
    steps: [
      {
        name: 'journeys in Chromium',
        limitMinutes: 45,
        command: node,
        parameters: [
          'e2e/node_modules/@playwright/test/cli.js',
          'test',
          '--config',
          'e2e',
          ...journeysOf(scope),
        ],
        ...(browser && { environment: { CHROMIUM_PATH: browser } }),
      },
      ...(isStarted
        ? [nodeTests('start, publish, status', ['platform/cli/test/**/*.test.ts'])]
        : []),
    ],
  };
}

/** The folders of journeys for a scope: those of its remotes, and of the site as a whole. */
function journeysOf(scope?: Scope): string[] {
  if (!scope) return [];
  return [...scope.remotes, 'site']
    .filter((folder) => existsSync(join(root, 'e2e/journeys', folder)))
    .map((folder) => `journeys/${folder}/`);
}
