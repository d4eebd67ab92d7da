import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { checkComposition } from './check-composition.ts';

const today = '2026-11-21';

function problemsOf(files: string[], ...paths: string[]): string[] {
  const declared = files.map((file) => [file, { api: '/api/public/text' }] as const);
  const shell = shellRelease('1', { files: Object.fromEntries(declared) }).manifest;
  const remotes = paths.map((path, index) => remoteRelease(`r${index}`, '1', { path }).manifest);
  return checkComposition({ shell, remotes, today }).problems;
}

describe('the paths of a composition', () => {
  test('are not taken by a file at the root, whatever case and star it is written with', () => {
    for (const file of ['/login', '/Login', '/l*', '/L*']) {
      const [problem, ...more] = problemsOf([file], '/login');
      const shell = shellRelease('1').manifest.release;
      assert.equal(
        problem,
        `site files: shell ${shell} (the platform’s team) declares the file ${file}, and r0 (team r0) claims /login. Change the address of the file in shell.json, or the path.`,
      );
      assert.deepEqual(more, []);
    }
    assert.match(
      problemsOf(['/ABOUT'])[0] ?? '',
      /the file \/ABOUT, and shell \(the platform’s team\) claims \/about\./,
    );
    assert.match(
      problemsOf(['/sitemap-*'], '/sitemap-x')[0] ?? '',
      /r0 \(team r0\) claims \/sitemap-x/,
    );
    assert.deepEqual(problemsOf(['/robots.txt', '/login.txt', '/sitemap-*'], '/login', '/'), []);
  });

  test('take no addresses of another’s path', () => {
    for (const [path, other] of [
      ['/items/:id', '/items/42'],
      ['/items/:id', '/Items//42/'],
      ['/items/:id', '/items/:id/*'],
      ['/items/:id/about', '/items/:id/*'],
      ['/items/:id/about', '/items/new/:part'],
      ['/login', '/login/*'],
    ] as const) {
      for (const paths of [[path, other] as const, [other, path] as const]) {
        const [problem, ...more] = problemsOf([], ...paths);
        assert.equal(
          problem,
          `addresses: r0 (team r0) declares the path ${paths[0]}, and r1 (team r1) declares ${paths[1]}, which has addresses of it. Choose a path in one of them that no address of the other fits.`,
        );
        assert.deepEqual(more, []);
      }
    }
    assert.deepEqual(problemsOf([], '/items/:id', '/items', '/items/:id/about', '/'), []);
  });

  test('are claimed once, however a remote writes them', () => {
    const taken = (...paths: string[]) => problemsOf([], ...paths);
    for (const path of ['/LOGIN', '/Login', '/lOgIn']) {
      const [problem, ...more] = taken('/login', path);
      assert.match(
        problem ?? '',
        /claims the path .* for guest, member, and r1 \(team r1\) claims it too\./,
      );
      assert.match(problem ?? '', /^paths: r0 \(team r0\) claims the path \/login/i);
      assert.deepEqual(more, []);
    }
    assert.match(
      taken('/ABOUT')[0] ?? '',
      /shell \(the platform’s team\) claims the path \/about .* r0 \(team r0\) claims it too/i,
    );
    assert.deepEqual(taken('/login', '/LOGINS'), []);
  });

  test('do not begin with what the platform serves, and files do not cover it', () => {
    for (const first of ['api', 'platform', 'releases', 'sandbox', 'API']) {
      for (const path of [`/${first}`, `/${first}/items`, `/${first}/*`]) {
        const [problem, ...more] = problemsOf([], path);
        const served = `/${first.toLowerCase()}`;
        assert.equal(
          problem,
          `paths: r0 claims the path ${path}, and the platform itself serves ${served}. Begin the path with another name.`,
        );
        assert.deepEqual(more, []);
      }
    }
    assert.deepEqual(problemsOf([], '/apiary', '/releases-of-us'), []);
    assert.match(problemsOf(['/plat*'])[0] ?? '', /\/plat\*, and the platform itself serves/);
  });

  test('do not begin with a parameter, which would answer every address', () => {
    for (const path of ['/:any', '/:any/*', '/:any/items']) {
      const [problem, ...more] = problemsOf([], path);
      assert.match(problem ?? '', /a parameter would answer every .* such as \/items\/:id\.$/);
      assert.deepEqual(more, []);
    }
    for (const path of ['/items/:id', '/items/*']) assert.deepEqual(problemsOf([], path), []);
  });
});
