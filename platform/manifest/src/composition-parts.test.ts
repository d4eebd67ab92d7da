import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { forBrowser } from './browser-composition.ts';
import { compose, withFallback } from './compose.ts';
import type { ComposedRemote } from './composition.ts';
import {
  carriedBy,
  compositionFileIntegrity,
  describeRemote,
  type RouteTable,
  routeTable,
  siteOf,
} from './composition-parts.ts';
import { inLanguage, type RemoteInLanguage } from './in-language.ts';
import { pathsOf } from './routes.ts';

function release(name: string, id: string) {
  const integrity = ['entry.js', 'page.js', 'head.js', 'later.js'].map((file) => [
    file,
    `${id} ${file}`,
  ]);
  return {
    release: id,
    container: `${name}_${id}`,
    runtime: 'own' as const,
    baseUrl: `/releases/${name}/${id}/`,
    entry: 'entry.js',
    exposes: { './Page': ['page.js'], './Head': ['head.js'], './Dialog': ['page.js'] },
    integrity: Object.fromEntries(integrity) as Record<string, string>,
  };
}

function remote(name: string, about: Partial<ComposedRemote> = {}): ComposedRemote {
  const link = { place: 'header' as const, label: name, order: 1 };
  return {
    ...release(name, 'new'),
    name,
    team: name,
    consumes: {},
    routes: [
      { path: `/${name}`, expose: './Page', head: './Head', data: ['/api/x/'], link },
      { path: `/${name}/:id`, expose: './Page', title: 'One', for: ['member'], chrome: 'bare' },
    ],
    ...about,
  };
}

const shell = {
  release: 's',
  baseUrl: '/releases/shell/s/',
  template: 'page.html',
  scripts: ['shell.js'],
  fonts: [],
  siteName: 'Site',
  defaultAudience: 'guest',
  pages: [{ path: '/about', title: 'About', data: ['/api/site/'] }],
  files: {},
  composition: 'parts' as const,
  integrity: { 'shell.js': 'hash' },
};

const served = compose({
  channel: 'production',
  revision: 1,
  securityFix: 3,
  shell,
  remotes: [
    remote('rooms', {
      fallback: release('rooms', 'old'),
      canary: 7,
      slots: { 'rooms.aside': { max: 1, height: 48 } },
    }),
    remote('makers', {
      slots: { 'makers.aside': { max: 1 } },
      extensions: [{ slot: 'rooms.aside', expose: './Page', order: 1, for: ['guest'] }],
    }),
    remote('off', { isOff: true }),
  ],
});

const composition = inLanguage(served);

const hashOf = ({ name }: RemoteInLanguage) => `hash of ${name}`;

function carriedAt(
  path: string,
  at = composition,
  modules = [{ remote: 'rooms', expose: './Page' }],
) {
  const choices = pathsOf(at.remotes).find((one) => one.path === path)?.choices ?? [];
  return carriedBy({ choices, modules }, at, 'hash of the table');
}

const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const table: RouteTable = throughJson(routeTable(composition, hashOf));

describe('a composition in parts', () => {
  test('has in all everything that browsers use of it: nothing is lost', () => {
    const carried = throughJson(carriedAt('/rooms'));
    const site = siteOf(carried, table);
    const whole = forBrowser(composition);
    assert.deepEqual(
      site.remotes.map(({ description: _hash, ...listed }) => ({
        ...listed,
        ...describeRemote(composition.remotes.find(({ name }) => name === listed.name) as never),
      })),
      whole.remotes.map(({ team: _team, consumes: _consumes, routes, ...loadable }) => ({
        ...loadable,
        routes: routes.map(({ data: _data, head: _head, ...route }) => route),
      })),
    );
    const { remotes: _remotes, shell: ownShell, ...about } = site;
    const { remotes: _all, shell: wholeShell, ...wholeAbout } = whole;
    assert.deepEqual(about, wholeAbout);
    for (const [part, value] of Object.entries(ownShell)) {
      if (part === 'pages') assert.deepEqual(value, [{ path: '/about', title: 'About' }]);
      else assert.deepEqual(value, wholeShell[part as keyof typeof wholeShell]);
    }
  });

  test('carries the routes of the page’s path, whole, and of its modules the scripts with their hashes', () => {
    const [rooms, ...others] = carriedAt('/rooms').remotes;
    assert.deepEqual(others, []);
    assert.deepEqual(rooms?.routes, composition.remotes[0]?.routes.slice(0, 1));
    assert.deepEqual(rooms?.exposes, { './Page': ['page.js'] });
    assert.deepEqual(rooms?.integrity, { 'entry.js': 'new entry.js', 'page.js': 'new page.js' });
    assert.deepEqual(rooms?.fallback?.integrity, {
      'entry.js': 'old entry.js',
      'page.js': 'old page.js',
    });
    assert.equal(rooms?.canary, 7);
  });

  test('carries nothing to load of a remote that is switched off, and says that it is', () => {
    const [off] = carriedAt('/off', composition, [{ remote: 'off', expose: './Page' }]).remotes;
    assert.deepEqual([off?.isOff, off?.entry, off?.integrity], [true, undefined, undefined]);
    assert.equal(table.remotes[2]?.isOff, true);
  });

  test('carries the links of all remotes, which the header shows before the table is there', () => {
    const { links } = siteOf(carriedAt('/rooms'), null);
    assert.deepEqual(
      links?.map(({ link }) => link?.label),
      ['rooms', 'makers', 'off'],
    );
    assert.equal(siteOf(carriedAt('/rooms'), table).links, undefined);
  });

  test('carries the slots that the page can have with what is put into them; the table has all', () => {
    const aside = {
      max: 1,
      height: 48,
      extensions: [{ remote: 'makers', expose: './Page', for: ['guest'] }],
    };
    assert.deepEqual(carriedAt('/rooms').slots, { 'rooms.aside': aside });
    assert.equal(carriedAt('/makers').slots, undefined);
    assert.deepEqual(table.slots, { 'rooms.aside': aside });
    assert.deepEqual(siteOf(carriedAt('/makers'), table).slots, { 'rooms.aside': aside });
    assert.deepEqual(siteOf(carriedAt('/rooms'), null).slots, { 'rooms.aside': aside });
  });

  test('is marked as a part where the table is missing', () => {
    const site = siteOf(carriedAt('/rooms'), null);
    assert.equal(site.isPart, true);
    assert.deepEqual(
      site.remotes.map(({ name }) => name),
      ['rooms'],
    );
  });

  test('that fell back while the page was rendered names the fallback, whatever the table says', () => {
    const fallen = inLanguage(withFallback(served, ['rooms']) ?? served);
    const site = siteOf(carriedAt('/makers', fallen, []), table);
    assert.deepEqual(
      site.remotes.map(({ name, release: id, insteadOf }) => [name, id, insteadOf]),
      [
        ['rooms', 'old', 'new'],
        ['makers', 'new', undefined],
        ['off', 'new', undefined],
      ],
    );
  });
});

test('a composition that a page carries whole is used as it is', () => {
  const whole = forBrowser(composition);
  assert.equal(siteOf(whole, null), whole);
  assert.ok(!('composition' in whole.shell));
});

test('the hash of a file is its SRI', () => {
  const hash = 'F0DarOOfsCJwpD9hNESwX7h5Ohd5ZQAptDH5VKLOi-_';
  assert.equal(
    compositionFileIntegrity(hash),
    'sha256-F0DarOOfsCJwpD9hNESwX7h5Ohd5ZQAptDH5VKLOi+/=',
  );
});
