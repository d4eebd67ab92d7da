import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RemoteRelease } from '@aangan/manifest';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { checkComposition } from './check-composition.ts';

const today = '2026-11-21';
const shell = shellRelease('1').manifest;
const of = ({ name, release }: { name: string; release: string }) => `${name} ${release}`;
const problems = (...remotes: { manifest: RemoteRelease }[]) =>
  checkComposition({ shell, remotes: remotes.map(({ manifest }) => manifest), today }).problems;

describe('the compatibility gate', () => {
  test('lets remotes pass that fit together', () => {
    const auth = remoteRelease('auth', '1');
    const vendors = remoteRelease('vendors', '1', {
      consumes: { auth: ['./Page'] },
      route: { for: ['member'], requires: ['staff'], otherwise: { member: '/about' } },
    });
    assert.deepEqual(problems(auth, vendors), []);
  });

  test('refuses a channel without a shell', () => {
    assert.match(
      checkComposition({ shell: undefined, remotes: [], today }).problems[0] ?? '',
      /has no shell/,
    );
  });

  test('refuses two remotes that claim one path for one audience, and a page of the shell', () => {
    const first = remoteRelease('first', '1', { path: '/same/:id' });
    const second = remoteRelease('second', '1', { path: '/same/:other' });
    assert.deepEqual(problems(first, second), [
      'paths: first (team first) claims the path /same/:id for guest, member, and second (team second) claims it too. Change the path or its audiences in one of them.',
    ]);
    const page = remoteRelease('first', '1', { path: '/about' });
    assert.match(
      problems(page)[0] ?? '',
      /^paths: shell \(the platform’s team\) claims the path \/about .* and first \(team first\) claims/,
    );
  });

  test('refuses more paths than a composition has, without comparing them', () => {
    const routed = (name: string, count: number) => {
      const { manifest } = remoteRelease(name, '1');
      const routes = Array.from({ length: count }, (_, index) => {
        return { path: `/${name}/${index}/:id`, expose: './Page' };
      });
      return { manifest: { ...manifest, manifest: { ...manifest.manifest, routes } } };
    };
    const others = ['a', 'b', 'c', 'd'].map((name) => routed(name, 200));
    const own = shell.manifest.pages.length;
    assert.deepEqual(problems(...others, routed('e', 200 - own)), []);
    assert.deepEqual(problems(...others, routed('e', 201 - own)), [
      'paths: The releases declare 1001 paths together, and a composition has at most 1000. Remove pages, or remotes; a declares the most.',
    ]);
  });

  test('describes the first of many problems', () => {
    const names = Array.from({ length: 203 }, (_, index) => `dealer-${index}`);
    const found = problems(remoteRelease('a', '1', { route: { for: names } }));
    assert.equal(found.length, 201);
    assert.equal(found.at(-1), 'And 3 more. Correct those that are named first.');
  });

  test('refuses an audience that the shell does not declare, naming both sides and what to do', () => {
    const { manifest } = remoteRelease('a', '1', {
      route: { for: ['guest', 'dealer'], otherwise: { broker: '/about' } },
    });
    assert.deepEqual(problems({ manifest }), [
      `audiences: ${of(manifest)} names the audience "dealer" for /a, and ${of(shell)} declares guest, member. Correct remote.json of a, or first put a shell there that declares the audience.`,
      `audiences: ${of(manifest)} names the audience "broker" for /a, and ${of(shell)} declares guest, member. Correct remote.json of a, or first put a shell there that declares the audience.`,
    ]);
  });

  test('refuses a flag that the shell does not declare', () => {
    const { manifest } = remoteRelease('a', '1', { route: { requires: ['staff', 'owner'] } });
    assert.deepEqual(problems({ manifest }), [
      `flags: ${of(manifest)} requires the flag "owner" for /a, and ${of(shell)} declares staff. Correct remote.json of a, or first put a shell there that declares the flag.`,
    ]);
  });

  test('refuses a route that redirects the default audience, which is sent to sign in', () => {
    const { manifest } = remoteRelease('a', '1', { route: { otherwise: { guest: '/about' } } });
    assert.match(problems({ manifest })[0] ?? '', /^audiences: .*"guest" from \/a to \/about/);
  });

  test('judges by the shell that would be there after the move', () => {
    const next = shellRelease('2', { audiences: ['guest', 'member', 'dealer'] }).manifest;
    const { manifest } = remoteRelease('a', '1', { route: { for: ['dealer'] } });
    assert.deepEqual(checkComposition({ shell: next, remotes: [manifest], today }).problems, []);
  });

  test('refuses a shared package that the shell lacks or has in a version outside the range', () => {
    const { manifest } = remoteRelease('a', '1', {
      requires: { react: '^20.0.0', redux: '^5.0.0' },
    });
    const remedy = 'First put a shell there that provides it, or build a for this one.';
    assert.deepEqual(problems({ manifest }), [
      `shared packages: ${of(manifest)} (team a) needs react ^20.0.0, and ${of(shell)} (the platform’s team) provides 19.3.1. ${remedy}`,
      `shared packages: ${of(manifest)} (team a) needs redux ^5.0.0, and ${of(shell)} (the platform’s team) provides none of it. ${remedy}`,
    ]);
  });

  test('asks for no version of a shared package that a remote does not use', () => {
    const requires = { react: '^20.0.0', redux: '^5.0.0' };
    const { manifest } = remoteRelease('a', '1', {
      requires,
      uses: { 'react/jsx-runtime': ['*'] },
    });
    const packages = problems({ manifest }).filter((one) => one.startsWith('shared packages: '));
    assert.equal(packages.length, 1);
    assert.match(packages[0] ?? '', /needs react /);
  });

  test('lets a remote bring a copy of what the shell lacks, and not of what it has in another version', () => {
    const built = remoteRelease('a', '1', {
      requires: { react: '^20.0.0', redux: '^5.0.0' },
      uses: { react: ['*'], redux: ['*'] },
    }).manifest;
    const shared = { ...built.shared, brings: ['react', 'redux'] };
    const [problem, ...others] = problems({ manifest: { ...built, shared } });
    assert.match(problem ?? '', /needs react \^20\.0\.0/);
    assert.deepEqual(others, []);
  });

  test('refuses a name that the shell does not provide, naming both sides', () => {
    const contract = { names: { '@site/host': ['useHost', 'withApi'] } };
    const withNames = shellRelease('1', {}, contract).manifest;
    const { manifest } = remoteRelease('a', '1', {
      uses: { '@site/host': ['useHost', 'useTasks', '*'], react: ['useState'], older: ['any'] },
    });
    assert.deepEqual(checkComposition({ shell: withNames, remotes: [manifest], today }).problems, [
      `shared names: ${of(manifest)} imports useTasks of @site/host, and ${of(withNames)} does not provide it. First put a shell there that provides it, or build a without.`,
    ]);
  });

  test('refuses a name of React that the shell’s React lacks, and an entry that no page has', () => {
    const remedy = 'First put a shell there that provides it, or build a without.';
    const uses = { react: ['useState', 'useNext'], 'react/compiler-runtime': ['c'] };
    const { manifest } = remoteRelease('a', '1', { uses });
    const asks = `shared names: ${of(manifest)} imports`;
    const has = `and ${of(shell)} does not provide it. ${remedy}`;
    assert.deepEqual(problems({ manifest }), [
      `${asks} useNext of react, ${has}`,
      `${asks} react/compiler-runtime, ${has}`,
    ]);
  });

  test('warns of a deprecated name until its date, and refuses it from the next day on', () => {
    const deprecating = shellRelease(
      '1',
      {},
      {
        deprecated: { '@site/host': { useOld: '2026-12-31' } },
      },
    ).manifest;
    const { manifest } = remoteRelease('a', '1', { uses: { '@site/host': ['useOld'] } });
    const other = remoteRelease('b', '1').manifest;
    const on = (day: string) =>
      checkComposition({ shell: deprecating, remotes: [manifest, other], today: day });
    const sentence = `deprecated names: ${of(manifest)} imports useOld of @site/host, and ${of(deprecating)} supports it until 2026-12-31 only. Team a: replace it in a; its docstring names what to use instead.`;
    assert.deepEqual(on('2026-12-31'), { problems: [], warnings: [sentence] });
    assert.deepEqual(on('2027-01-01'), { problems: [sentence], warnings: [] });
  });

  test('refuses a consumed remote that is absent, and a module that it does not expose', () => {
    const remote = remoteRelease('a', '1', {
      consumes: { b: ['./Page', './Gone'], c: ['./Page'] },
    });
    const other = remoteRelease('b', '1');
    const [missing, absent, ...more] = problems(remote, other);
    assert.deepEqual(more, []);
    assert.match(
      missing ?? '',
      new RegExp(`consumes ./Gone of b, and ${of(other.manifest)} exposes ./Page. First put`),
    );
    assert.match(
      absent ?? '',
      /consumes .\/Page of c, and the channel has no release of c\. First/,
    );
  });

  test('reads names that every object inherits like any other', () => {
    for (const name of ['constructor', 'toString', '__proto__']) {
      const own = (value: unknown) => JSON.parse(`{"${name}":${JSON.stringify(value)}}`);
      const needing = remoteRelease('a', '1', { requires: own('*'), uses: own(['x']) }).manifest;
      assert.match(problems({ manifest: needing })[0] ?? '', /provides none of it\. First put/);

      const shared = { names: own([]), deprecated: own({ x: '2026-01-01' }) };
      const naming = shellRelease('1', {}, shared).manifest;
      const other = remoteRelease('a', '1').manifest;
      const remotes = [other];
      assert.deepEqual(checkComposition({ shell: naming, remotes, today }).problems, []);
      const using = remoteRelease('a', '2', { uses: own(['x']) }).manifest;
      const refused = checkComposition({ shell: naming, remotes: [using], today }).problems;
      assert.match(refused[0] ?? '', /^shared names: .* imports x of /);
      assert.match(refused[1] ?? '', /^deprecated names: .* imports x of /);
    }
    const audiences = ['constructor', 'guest', 'member'];
    const audience = shellRelease('1', { audiences, defaultAudience: 'constructor' }).manifest;
    const { manifest } = remoteRelease('a', '1', { route: { otherwise: { member: '/about' } } });
    assert.deepEqual(
      checkComposition({ shell: audience, remotes: [manifest], today }).problems,
      [],
    );
  });

  test('refuses a release of an earlier format, as the only problem', () => {
    const { manifest } = remoteRelease('a', '1', { route: { for: ['dealer'] } });
    const old = { ...manifest, schema: 1 } as unknown as RemoteRelease;
    assert.deepEqual(problems({ manifest: old }), [
      `release format: ${of(manifest)} has release format 1, and this registry serves format 2. Build a again and publish it.`,
    ]);
  });
});
