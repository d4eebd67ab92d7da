import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ReleaseManifest, RemoteRelease } from '@aangan/manifest';
import { type Manifests, reasonsOf } from './affected-pages.ts';

interface Made {
  name: string;
  release?: string;
  consumes?: string[];
  slots?: string[];
  extensions?: string[];
  operations?: string[];
}

const slotsOf = (slots: string[]) => Object.fromEntries(slots.map((slot) => [slot, { max: 1 }]));
const remote = ({ name, release = '1', operations = [], ...declared }: Made) =>
  ({
    kind: 'remote',
    name,
    release,
    operations: operations.map((text) => {
      const [method, path, ...body] = text.split(' ');
      return { method, path, query: [], ...(body.length > 0 && { body }) };
    }),
    manifest: {
      consumes: Object.fromEntries((declared.consumes ?? []).map((other) => [other, ['./Part']])),
      slots: slotsOf(declared.slots ?? []),
      extensions: (declared.extensions ?? []).map((slot) => ({ slot, expose: './Part' })),
    },
  }) as unknown as RemoteRelease;
const shell = (release = '1', slots: string[] = []) =>
  ({
    kind: 'shell',
    name: 'shell',
    release,
    manifest: { slots: slotsOf(slots) },
  }) as unknown as ReleaseManifest;
const together = (...releases: ReleaseManifest[]): Manifests =>
  new Map(releases.map((one) => [one.name, one]));

const auth = remote({ name: 'auth' });
const designers = remote({ name: 'designers', consumes: ['auth'] });
const vendors = remote({ name: 'vendors', consumes: ['designers'] });
const offers = remote({ name: 'offers', operations: ['get /offers/list/'] });
const all = [auth, designers, vendors, offers];
const served = together(shell(), ...all);

/** The remotes whose pages a candidate can touch. */
const touchedBy = (...candidate: ReleaseManifest[]) => {
  const after = new Map([...served, ...together(...candidate)]);
  const reason = reasonsOf(served, after);
  const remotes = [...after.values()].filter((one) => one.kind === 'remote');
  return remotes.filter((one) => reason(one)).map(({ name }) => name);
};

describe('the pages that a candidate can touch', () => {
  test('are its own, and those of remotes that show its parts, however indirectly', () => {
    assert.deepEqual(touchedBy(remote({ name: 'offers', release: '2' })), ['offers']);
    assert.deepEqual(touchedBy(remote({ name: 'vendors', release: '2' })), ['vendors']);
    const newAuth = remote({ name: 'auth', release: '2' });
    assert.deepEqual(touchedBy(newAuth), ['auth', 'designers', 'vendors']);
  });

  test('are those that have a slot in which it is, or was before', () => {
    const cards = remote({ name: 'cards', slots: ['card.actions'] });
    const hearts = (release: string, extensions: string[]) =>
      remote({ name: 'hearts', release, extensions });
    const touched = (earlier: ReleaseManifest, later: ReleaseManifest, frame = shell()) => {
      const reason = reasonsOf(
        together(frame, cards, offers, earlier),
        together(frame, cards, offers, later),
      );
      return [cards, offers].filter((owner) => reason(owner)).map(({ name }) => name);
    };
    const inCards = ['card.actions'];
    assert.deepEqual(touched(hearts('1', inCards), hearts('2', inCards)), ['cards']);
    assert.deepEqual(touched(hearts('1', []), hearts('2', inCards)), ['cards']);
    assert.deepEqual(touched(hearts('1', inCards), hearts('2', [])), ['cards']);
    assert.deepEqual(touched(hearts('1', []), hearts('2', [])), []);
    const inMenu = ['account.menu'];
    const around = shell('1', inMenu);
    assert.deepEqual(touched(hearts('1', inMenu), hearts('2', inMenu), around), [
      'cards',
      'offers',
    ]);
  });

  test('are those that read what it newly writes', () => {
    const writing = (operations: string[]) => remote({ name: 'auth', release: '2', operations });
    assert.ok(touchedBy(writing(['post /offers/list/ title'])).includes('offers'));
    assert.ok(!touchedBy(writing(['get /offers/list/'])).includes('offers'));
    assert.ok(!touchedBy(writing(['post /reviews/ title'])).includes('offers'));
  });

  test('are all of them with another shell, and none where nothing differs', () => {
    assert.deepEqual(touchedBy(shell('2')), ['auth', 'designers', 'vendors', 'offers']);
    assert.deepEqual(touchedBy(auth), []);
  });
});
