import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RemoteRelease, ShellManifest } from '@aangan/manifest';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { checkComposition } from './check-composition.ts';
import { filledSlotsFit } from './filled-slots-fit.ts';

const today = '2026-11-21';
const into = (slot: string, more: object = {}) => ({ slot, expose: './Page', order: 1, ...more });
const extending = (name: string, ...extensions: ReturnType<typeof into>[]) =>
  remoteRelease(name, '1', { extensions }).manifest;
const cards = remoteRelease('cards', '1', { slots: { 'card.actions': { max: 2 } } }).manifest;
const of = ({ name, release }: { name: string; release: string }) => `${name} ${release}`;

function problems(remotes: readonly RemoteRelease[], declared: Partial<ShellManifest> = {}) {
  const shell = shellRelease('1', declared).manifest;
  return checkComposition({ shell, remotes, today }).problems;
}

describe('slots of a composition', () => {
  test('fit with what is put into them: of a remote, and of the shell', () => {
    const bell = extending('bell', into('account.menu'));
    const hearts = extending('hearts', into('card.actions', { for: ['guest'] }));
    assert.deepEqual(
      problems([cards, hearts, bell], { slots: { 'account.menu': { max: 1 } } }),
      [],
    );
  });

  test('for links take no modules', () => {
    const bell = extending('bell', into('account.menu'));
    const [problem = ''] = problems([bell], {
      slots: { 'account.menu': { max: 8, takes: 'links' } },
    });
    assert.match(
      problem,
      /^slots: bell .* puts \.\/Page into .* takes links there\. Name account\.menu as the "slot" of a route/,
    );
  });

  test('that go away name who was in them, and what to do', () => {
    const hearts = extending('hearts', into('card.actions'));
    const boards = extending('boards', into('card.actions'));
    const without = remoteRelease('cards', '2', { slots: { 'card.aside': { max: 1 } } }).manifest;
    assert.deepEqual(
      problems([without, hearts, boards]),
      [hearts, boards].map(
        (one) =>
          `slots: ${of(one)} (team ${one.name}) puts ./Page into the slot card.actions, and no release of the channel has it; declared are card.aside. First put a release there that declares it, or remove it from the extensions of ${one.name}.`,
      ),
    );
  });

  test('are declared once', () => {
    const other = remoteRelease('other', '1', { slots: { 'card.actions': { max: 1 } } }).manifest;
    assert.deepEqual(problems([cards, other]), [
      `slots: ${of(cards)} (team cards) declares the slot card.actions, and ${of(other)} (team other) declares it too. Give one of them another name.`,
    ]);
  });

  test('take no more than they say, for any audience and page', () => {
    const inCards = (name: string, more?: object) => extending(name, into('card.actions', more));
    const [a, b] = [inCards('a'), inCards('b')];
    assert.deepEqual(problems([cards, a, b]), []);
    const forMembers = inCards('c', { for: ['member'] });
    assert.deepEqual(problems([cards, a, b, forMembers]), [
      `slots: ./Page of ${of(a)} (team a), ./Page of ${of(b)} (team b), ./Page of ${of(forMembers)} (team c) are in the slot card.actions for member, and ${of(cards)} takes 2 there. Remove one, show them to other audiences or on other pages, or raise "max".`,
    ]);
    const onPage = (name: string, path: string) => inCards(name, { on: [path] });
    assert.deepEqual(problems([cards, a, onPage('c', '/x'), onPage('d', '/y')]), []);
    for (const path of ['/x/:id', '/x/1', '/x/:other', '/x/*']) {
      const both = [onPage('c', '/x/:id'), onPage('d', path)];
      assert.equal(problems([cards, a, ...both]).length, 2, `${path}, one for each audience`);
    }
  });

  test('are for audiences that the shell declares', () => {
    const hearts = extending('hearts', into('card.actions', { for: ['dealer'] }));
    assert.match(
      problems([cards, hearts]).join(),
      /^audiences: hearts .* names the audience "dealer" for \.\/Page in card\.actions, and shell/,
    );
  });

  test('have a bound for all of them together, and are compared in no time', () => {
    const shell = shellRelease('1', {
      audiences: Array.from({ length: 50 }, (_, index) => `audience-${index}`),
    }).manifest;
    const hostile = (name: string, count: number) =>
      extending(
        name,
        ...Array.from({ length: count }, (_, index) =>
          into('card.actions', {
            expose: `./P${index}`,
            on: Array.from({ length: 20 }, (_path, at) => `/${name}/${index}/${at}`),
          }),
        ),
      );
    const some = Array.from({ length: 10 }, (_, index) => hostile(`h${index}`, 50));
    const started = performance.now();
    assert.deepEqual(filledSlotsFit({ shell, remotes: [cards, ...some], today }), []);
    assert.ok(performance.now() - started < 2_000);
    assert.deepEqual(
      filledSlotsFit({ shell, remotes: [cards, ...some, hostile('more', 1)], today }).map(
        ({ asks, has }) => `${asks}, ${has}`,
      ),
      ['The releases put 501 extensions into slots together, and a composition has at most 500'],
    );
  });
});
