import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ComposedRemote, Composition } from './composition.ts';
import { frameOf, keptApart } from './framed.ts';
import { shownRemotes } from './shown-remotes.ts';

const remote = (name: string, more: Partial<ComposedRemote> = {}): ComposedRemote => ({
  name,
  team: `${name} team`,
  release: '0123456789abcdef',
  container: `container_${name}`,
  baseUrl: `/releases/${name}/0123456789abcdef/`,
  entry: 'entry.js',
  exposes: { './Page': ['page.js'], './Card': ['card.js'], './pageHead': ['head.js'] },
  integrity: { 'entry.js': 'sha384-a', 'page.js': 'sha384-b' },
  consumes: {},
  routes: [
    {
      path: `/${name}/:id`,
      expose: './Page',
      head: './pageHead',
      access: 'signed-in',
      data: ['/api/items/:id/', '/api/other/'],
    },
  ],
  server: { file: 'server.js', integrity: 'sha384-c', exposes: ['./Page'] },
  ...more,
});

const lowTrust = { grants: ['read /api/items/:id/'] };
const whole = {
  id: 'whole',
  channel: 'production',
  shell: { slots: { 'page.top': { max: 1 } }, start: 'on-use', composition: 'parts' },
  remotes: [
    remote('offers', {
      lowTrust,
      fallback: remote('offers'),
      extensions: [{ slot: 'page.top', expose: './Card', order: 1 }],
      consumes: { designers: ['./Card'] },
      values: { price: 3 },
    }),
    remote('designers', { consumes: { offers: ['./Card'] } }),
  ],
} as unknown as Composition;

describe('pages of a composition with a remote of low trust', () => {
  const [offers, designers] = keptApart(whole).remotes;

  test('know nothing of its code: no script, no hash, no server module, no head, no fallback', () => {
    assert.deepEqual([offers?.exposes, offers?.integrity, offers?.consumes], [{}, {}, {}]);
    for (const part of ['server', 'fallback', 'values', 'slots'] as const) {
      assert.equal(offers?.[part], undefined, part);
    }
    assert.deepEqual(offers?.routes, [
      { path: '/offers/:id', expose: './Page', access: 'signed-in' },
    ]);
    assert.deepEqual(offers?.lowTrust, lowTrust);
    assert.deepEqual(offers?.extensions?.length, 1);
  });

  test('let it hide no header, lead nobody to another page, and have no address of the API asked', () => {
    const deciding = {
      path: '/offers',
      expose: './Page',
      chrome: 'bare' as const,
      for: ['client'],
      otherwise: { guest: '/admin' },
      link: {
        slot: 'header.links',
        label: 'Offers',
        order: 1,
        count: '/api/conversations/unread/',
      },
    };
    const remotes = [remote('offers', { lowTrust, routes: [deciding] })];
    assert.deepEqual(keptApart({ ...whole, remotes }).remotes[0]?.routes, [
      {
        path: '/offers',
        expose: './Page',
        for: ['client'],
        link: { slot: 'header.links', label: 'Offers', order: 1 },
      },
    ]);
    const trusted = [remote('designers', { routes: [deciding] }), ...remotes];
    assert.deepEqual(keptApart({ ...whole, remotes: trusted }).remotes[0]?.routes, [deciding]);
  });

  test('have all of the others, and run no module of it where they show its parts', () => {
    assert.deepEqual(designers, whole.remotes[1]);
    const { remotes } = shownRemotes(keptApart(whole), 'designers');
    assert.deepEqual(
      remotes.filter(({ server }) => server).map(({ name }) => name),
      ['designers'],
    );
  });

  test('are the same object where every remote is trusted', () => {
    const trusted = { ...whole, remotes: [remote('designers')] };
    assert.equal(keptApart(trusted), trusted);
  });
});

describe('the frames of a remote', () => {
  const frame = frameOf(whole, 'offers');

  test('are made of the shell and the remote alone, as its code is', () => {
    assert.deepEqual(
      frame?.remotes.map(({ name }) => name),
      ['offers'],
    );
    const [own] = frame?.remotes ?? [];
    assert.deepEqual(own?.integrity, whole.remotes[0]?.integrity);
    assert.deepEqual([own?.consumes, own?.extensions], [{}, undefined]);
    assert.deepEqual([frame?.shell.slots, frame?.shell.start], [{}, undefined]);
    assert.deepEqual(frame?.frame, { remote: 'offers' });
  });

  test('have an address for each page, of every audience, and for each component', () => {
    assert.deepEqual(frame?.remotes[0]?.routes, [
      { path: '/offers/:id', expose: './Page', data: ['/api/items/:id/'] },
      { path: '/-/Page', expose: './Page' },
      { path: '/-/Card', expose: './Card' },
    ]);
  });

  test('are none of a remote that is switched off, or not there', () => {
    const off = { ...whole, remotes: [remote('offers', { isOff: true })] };
    assert.equal(frameOf(off, 'offers'), null);
    assert.equal(frameOf(whole, 'absent'), null);
  });
});
