import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { readExtent } from './read-extent.ts';
import { testFiles } from './test-files.ts';
import { testedInOneProcess, testStages } from './test-stages.ts';
import { workspacePackages } from './workspace.ts';

const root = join(import.meta.dirname, '../..');
const packages = workspacePackages();
const surroundings = { databaseUrl: 'postgres://test', browser: undefined, copiesDir: '/tmp' };

/** The parameters of each step, by its name. */
function stepsOf(...parameters: string[]): Map<string, string[]> {
  const stages = testStages(surroundings, readExtent(parameters, packages));
  return new Map(stages.flatMap(({ steps }) => steps).map((step) => [step.name, step.parameters]));
}

/** The journeys that a step of Playwright runs, of all there are. */
function journeysOf(parameters: readonly string[] = []): string[] {
  const patterns = parameters.slice(parameters.indexOf('e2e') + 1).map((part) => new RegExp(part));
  const all = globSync('e2e/journeys/**/*.spec.ts', { cwd: root });
  return all.filter(
    (path) => patterns.length === 0 || patterns.some((pattern) => pattern.test(path)),
  );
}

describe('npm test', () => {
  test('leaves the folders named slow to --all, which runs every test file', () => {
    const folders = Object.values(testedInOneProcess).flat();
    const fast = testFiles(folders, { isAll: false });
    const all = testFiles(folders, { isAll: true });
    const slow = all.filter((path) => path.includes('/slow/'));
    assert.ok(slow.length > 10 && fast.length > 200, `${slow.length} slow, ${fast.length} fast`);
    assert.deepEqual([...fast, ...slow].sort(), all);
  });

  test('runs the main way of each feature, and --all every journey', () => {
    const name = 'journeys in Chromium';
    const fast = journeysOf(stepsOf().get(name));
    assert.ok(fast.every((path) => !path.includes('/slow/')));
    const features = new Set(fast.map((path) => path.split('/')[2]));
    const folders = globSync('e2e/journeys/*', { cwd: root }).map((path) => path.split('/')[2]);
    assert.deepEqual([...features].sort(), folders.sort());
    const all = globSync('e2e/journeys/**/*.spec.ts', { cwd: root });
    assert.deepEqual(journeysOf(stepsOf('--all').get(name)), all);
  });

  test('starts sites with --all only', () => {
    assert.deepEqual([...stepsOf('--all').keys()].slice(-4), [
      'parts as processes',
      'start, publish, status',
      'server, checker and renderer',
      'remotes in repositories of their own',
    ]);
    assert.ok(!stepsOf().has('parts as processes'));
  });

  test('of a remote runs its own journeys, and with --all those that open every public page', () => {
    const name = 'journeys in Chromium';
    assert.deepEqual(journeysOf(stepsOf('portfolio').get(name)), [
      'e2e/journeys/portfolio/dashboard.spec.ts',
      'e2e/journeys/portfolio/portfolio.spec.ts',
      'e2e/journeys/portfolio/projects.spec.ts',
    ]);
    const all = journeysOf(stepsOf('portfolio', '--all').get(name));
    assert.ok(all.includes('e2e/journeys/portfolio/slow/files-of-phones.spec.ts'));
    assert.ok(all.includes('e2e/journeys/site/slow/without-scripts.spec.ts'));
    assert.ok(!all.includes('e2e/journeys/site/seamless.spec.ts'));
  });

  test('of a remote tests all of its components, and otherwise leaves those in slow to --all', () => {
    const isIgnored = (...parameters: string[]) => {
      const components = stepsOf(...parameters).get('shell, remotes and components');
      return components?.includes('--testPathIgnorePatterns=/slow/');
    };
    assert.deepEqual(
      [isIgnored(), isIgnored('portfolio'), isIgnored('shared/ui'), isIgnored('--all')],
      [true, false, true, false],
    );
  });

  test('refuses what it does not know, with what it does', () => {
    assert.throws(() => readExtent(['--fast'], packages), /--fast[\s\S]*Usage: npm test/);
    assert.throws(() => readExtent(['auth', 'vendors'], packages), /Name one remote/);
  });
});
