import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Scope } from './scope.ts';
import type { Step } from './step.ts';
import { typeProjects } from './type-projects.ts';

const root = resolve(import.meta.dirname, '../..');
const node = process.execPath;

/** One stage of the gate: steps of which `atOnce` run at a time. */
export interface Stage {
  name: string;
  steps: readonly Step[];
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

/**
 * Tests on Node's own runner, with the lines that they cover: of code from the compile cache, Node cannot tell them. To
 * load the code again for each file would take longer than most files' tests.
 */
const coveredTests = (name: string, patterns: readonly string[]): Step => ({
  ...nodeTests(name, ['--experimental-test-coverage', '--test-isolation=none', ...patterns]),
  environment: { NODE_DISABLE_COMPILE_CACHE: '1' },
});

/** Without coverage for tests that kill processes: a killed process leaves an empty coverage file, which fails the run. */
const nodeTests = (name: string, patterns: readonly string[], filesAtOnce = 2): Step => ({
  name,
  command: node,
  parameters: [
    '--test',
    '--test-reporter=spec',
    `--test-concurrency=${filesAtOnce}`,
    `--test-timeout=${10 * 60_000}`,
    ...patterns,
  ],
});

const onDatabase = (url: string, step: Step): Step => ({
  ...step,
  environment: { ...step.environment, TEST_DATABASE_URL: url },
});

/** Folders whose tests share a process: no file of them has hooks outside `describe`, which would be every file's. */
export const testedInOneProcess = {
  API: ['api/test'],
  platform: [
    'platform/build/src',
    'platform/registry/src',
    'platform/edge/src',
    'platform/console-api/src',
    'platform/cli/src',
    'site/src',
    'tools',
  ],
  'shared packages': [
    'shared/domain/src',
    'shared/endpoint/src',
    'shared/api-client/src',
    'platform/manifest/src',
  ],
};

/** Packages whose tests kill processes. */
const processTested = ['shared/server/src', 'platform/checker/src', 'platform/render/src'];

/** Folders of the workspace that hold sources. */
const sources = () => [
  'shell',
  ...globSync('mfe-*', { cwd: root }),
  'shared',
  'api',
  'platform',
  'site',
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
    steps: readingSteps(types),
  };
}

function readingSteps(types: ReturnType<typeof typeProjects>): Step[] {
  return [
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
      // With the reason of a rule that is broken.
      '--output-type',
      'err-long',
      ...sources(),
    ),
    tool('dead code', 'knip/bin/knip.js'),
    script('no text is lost in translated pages', 'tools/changed-pages/check-bare-texts.ts'),
    script('settings are documented', 'tools/document-settings.ts', '--check'),
    script('remote.json is documented', 'tools/document-remote-json.ts', '--check'),
    script(
      'the host contract matches its version',
      'tools/host-contract/host-contract.ts',
      '--check',
    ),
  ];
}

/** Builds the apps for production, as the next stage starts them. */
export function buildStage(): Stage {
  return {
    name: 'build',
    atOnce: 1,
    steps: [script('build of shell and remotes', 'platform/build/src/build-apps.ts')],
  };
}

/** What the tests of the last stage need. */
export interface TestSurroundings {
  /** A PostgreSQL for databases of the tests. */
  databaseUrl: string;
  /** The program of the browser; undefined: Playwright's own. */
  browser: string | undefined;
  /** A folder that the sites of the tests share copies in. */
  copiesDir: string;
}

/**
 * Runs the whole site, each part by itself, and what starts and kills processes. One after the other: each has several
 * processes, and a part that is tested beside the site's dozen gets a dozenth of the processors.
 */
export function testsStage(surroundings: TestSurroundings, scope?: Scope): Stage {
  return {
    name: 'tests',
    atOnce: 1,
    steps: [
      ...journeySteps(surroundings, scope),
      ...partSteps(surroundings, scope),
      ...processSteps(surroundings, scope),
    ],
  };
}

function partSteps(surroundings: TestSurroundings, scope: Scope | undefined): Step[] {
  const { databaseUrl } = surroundings;
  const covered = (name: keyof typeof testedInOneProcess) => {
    const patterns = testsIn(testedInOneProcess[name], scope);
    return patterns.length > 0 ? [onDatabase(databaseUrl, coveredTests(name, patterns))] : [];
  };
  // Four times the room for young objects: React's and jsdom's fill it, and to sweep it took an eighth of the time.
  const jest = script(
    'shell, remotes and components',
    '--max-semi-space-size=64',
    'node_modules/jest/bin/jest.js',
    '--maxWorkers=2',
    '--coverage',
    ...(scope?.directories ?? []).flatMap((directory) => [
      `--collectCoverageFrom=${directory}/src/**/!(*.test).{ts,tsx}`,
      `^${join(root, directory)}/`,
    ]),
    '--passWithNoTests',
  );
  return [...covered('API'), jest, ...covered('platform'), ...covered('shared packages')];
}

function processSteps(surroundings: TestSurroundings, scope: Scope | undefined): Step[] {
  const patterns = testsIn(processTested, scope);
  const contained = nodeTests('server, checker and renderer', patterns);
  return [
    ...startSteps(surroundings, scope, 'parts as processes', `!(${wholeSites})`),
    ...startSteps(surroundings, scope, 'start, publish, status', `@(${wholeSites})`),
    ...(patterns.length > 0 ? [onDatabase(surroundings.databaseUrl, contained)] : []),
  ];
}

const testsIn = (folders: readonly string[], scope: Scope | undefined) =>
  folders.filter((path) => touches(scope, path)).map((path) => `${path}/**/*.test.ts`);

/** Tests that start the whole site and take longest: they begin at the same time. */
const wholeSites = 'killed-start|start|team-releases|telemetry';

/** Some of the tests that start the site, or parts of it. */
function startSteps(
  surroundings: TestSurroundings,
  scope: Scope | undefined,
  name: string,
  files: string,
): Step[] {
  if (!touches(scope, 'site/test')) return [];
  const step = nodeTests(name, [`site/test/${files}.test.ts`], 4);
  return [{ ...step, environment: siteEnvironment(surroundings) }];
}

function siteEnvironment({ browser, copiesDir }: TestSurroundings): Record<string, string> {
  return { COPIES_DIR: copiesDir, ...(browser && { CHROMIUM_PATH: browser }) };
}

function journeySteps(surroundings: TestSurroundings, scope: Scope | undefined): Step[] {
  const journeys: Step = {
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
    environment: siteEnvironment(surroundings),
  };
  return [journeys];
}

/** Journeys of the site that open every public page: what a change of one remote can break beyond its own. */
const journeysOfAllPages = ['site/rendered.spec.ts', 'site/without-scripts.spec.ts'];

/** The journeys for a scope: those of its remotes, and of the site as a whole where more than remotes is in it. */
function journeysOf(scope?: Scope): string[] {
  if (!scope) return [];
  const isRemotes = scope.directories.every((directory) => directory.startsWith('mfe-'));
  const site = isRemotes ? journeysOfAllPages : ['site/'];
  const own = scope.remotes
    .filter((folder) => existsSync(join(root, 'e2e/journeys', folder)))
    .map((folder) => `${folder}/`);
  return [...own, ...site].map((path) => `journeys/${path}`);
}
