import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { roomForYoungObjects, root, script, testsApart, testsTogether } from './commands.ts';
import type { Stage } from './reading-stage.ts';
import type { Scope } from './scope.ts';
import type { Step } from './step.ts';
import { type Extent, isTouched, slowFolder, testFiles } from './test-files.ts';

/** What tests need. */
export interface TestSurroundings {
  /** A PostgreSQL for databases of the tests. */
  databaseUrl: string;
  /** The program of the browser; undefined: Playwright's own. */
  browser: string | undefined;
  /** A folder that the sites of the tests share copies in. */
  copiesDir: string;
}

/** Folders whose tests share a process: no file of them has hooks outside `describe`, which would be every file's. */
export const testedInOneProcess = {
  API: ['api/test', 'sandbox/test'],
  registry: ['platform/registry/src'],
  platform: [
    'platform/build/src',
    'platform/edge/src',
    'platform/console-api/src',
    'platform/cli/src',
    'platform/sdk/src',
    'site/src',
    'tools',
    'trials',
  ],
  'shared packages': [
    'shared/domain/src',
    'shared/endpoint/src',
    'shared/api-client/src',
    'platform/manifest/src',
  ],
};

/** Tests of the API that wait for ffmpeg most of the time: in one process with all others, they came near the limit. */
const convertsMedia = /^api\/test\/(?:media|portfolio)\//;

/** Packages with tests that kill processes. */
const processTested = ['shared/server/src', 'platform/checker/src', 'platform/render/src'];

/** Tests that start the whole site and take longest. More than two at once wait for each other's processor time. */
const wholeSites = 'killed-parts|killed-start|start|team-releases|telemetry';

/** The stages of tests, of which those that start sites come last and one at a time. */
export function testStages(surroundings: TestSurroundings, extent: Extent): Stage[] {
  return [
    // Fast tests wait for databases, children and timers half of the time; the slow ones fill two processors.
    {
      name: 'units, components and API',
      atOnce: extent.isAll ? 2 : 3,
      steps: unitSteps(surroundings, extent),
    },
    { name: 'journeys', atOnce: 1, steps: [journeyStep(surroundings, extent)] },
    { name: 'processes', atOnce: 1, steps: processSteps(surroundings, extent) },
  ].filter(({ steps }) => steps.length > 0);
}

function unitSteps({ databaseUrl }: TestSurroundings, extent: Extent): Step[] {
  const together = (name: string, files: readonly string[]) =>
    stepOf(files, testsTogether(name, files));
  const { registry, platform, API, 'shared packages': shared } = testedInOneProcess;
  const ofApi = testFiles(API, extent);
  const ofMedia = ofApi.filter((path) => convertsMedia.test(path));
  const steps = [
    ...together(
      'API',
      ofApi.filter((path) => !ofMedia.includes(path)),
    ),
    ...together('registry', testFiles(registry, extent)),
    ...together('platform', testFiles(platform, extent)),
    ...together('media of the API', ofMedia),
    componentStep(extent),
    ...together('shared packages', testFiles(shared, extent)),
  ];
  return steps.map((step) => onDatabase(databaseUrl, step));
}

const stepOf = (files: readonly string[], step: Step) => (files.length > 0 ? [step] : []);

const onDatabase = (url: string, step: Step): Step => ({
  ...step,
  environment: { ...step.environment, TEST_DATABASE_URL: url },
});

/** Of remotes alone, all components are tested: that takes less than a minute. */
function componentStep({ scope, isAll }: Extent): Step {
  const directories = scope?.directories ?? [];
  const isFast = !isAll && !isOfRemotes(scope);
  return script(
    'shell, remotes and components',
    roomForYoungObjects,
    'node_modules/jest/bin/jest.js',
    '--maxWorkers=2',
    '--passWithNoTests',
    ...(isFast ? [`--testPathIgnorePatterns=/${slowFolder}/`] : []),
    ...directories.map((directory) => `^${join(root, directory)}/`),
  );
}

/** What starts and kills processes: each has several, and beside a site's dozen a part gets a dozenth of the processors. */
function processSteps(surroundings: TestSurroundings, extent: Extent): Step[] {
  const files = testFiles(processTested, extent);
  const step = testsApart('server, checker and renderer', files);
  return [
    ...siteSteps(surroundings, extent, ['parts as processes', `!(${wholeSites})`, 4]),
    ...siteSteps(surroundings, extent, ['start, publish, status', `@(${wholeSites})`, 2]),
    ...stepOf(files, onDatabase(surroundings.databaseUrl, step)),
    ...repositoryStep(surroundings, extent),
  ];
}

/** The trial of remotes in repositories of their own: a new one, and one of ours that is moved there. */
function repositoryStep(surroundings: TestSurroundings, { scope, isAll }: Extent): Step[] {
  if (!isAll || !isTouched('platform/sdk', scope)) return [];
  const step = script('remotes in repositories of their own', 'trials/trial.ts', 'repository');
  return [{ ...step, environment: siteEnvironment(surroundings) }];
}

/** Some of the tests that start the site, or parts of it. */
function siteSteps(
  surroundings: TestSurroundings,
  { scope, isAll }: Extent,
  [name, files, filesAtOnce]: readonly [string, string, number],
): Step[] {
  if (!isAll || !isTouched('site', scope)) return [];
  const paths = globSync(`site/test/${slowFolder}/${files}.test.ts`, { cwd: root });
  return [{ ...testsApart(name, paths, filesAtOnce), environment: siteEnvironment(surroundings) }];
}

function siteEnvironment({ browser, copiesDir }: TestSurroundings): Record<string, string> {
  return { COPIES_DIR: copiesDir, ...(browser && { CHROMIUM_PATH: browser }) };
}

function journeyStep(surroundings: TestSurroundings, extent: Extent): Step {
  const playwright = 'e2e/node_modules/@playwright/test/cli.js';
  return {
    ...script('journeys in Chromium', playwright, 'test', '--config', 'e2e', ...journeys(extent)),
    limitMinutes: 45,
    environment: siteEnvironment(surroundings),
  };
}

/** Journeys that open every public page: what a change of one remote can break beyond its own pages. */
const everyPublicPage = `site/${slowFolder}/(rendered|without-scripts)`;

/** The journeys of an extent, as patterns of their paths; none for all of them. */
function journeys({ scope, isAll }: Extent): string[] {
  const fast = `[^/]+\\.spec\\.ts$`;
  if (!scope) return isAll ? [] : [`journeys/[^/]+/${fast}`];
  const remotes = remotesWithJourneys(scope);
  const own = remotes
    .map((name) => `${name}/`)
    .concat(isOfRemotes(scope) ? [] : ['site/', 'channel/']);
  const patterns = isAll
    ? own.concat(isOfRemotes(scope) ? everyPublicPage : [])
    : own.map((folder) => folder + fast);
  return patterns.map((path) => `journeys/${path}`);
}

const isOfRemotes = (scope: Scope | undefined) =>
  scope?.directories.every((directory) => directory.startsWith('mfe-')) ?? false;

const remotesWithJourneys = ({ remotes }: Scope) =>
  remotes.filter((name) => existsSync(join(root, 'e2e/journeys', name)));
