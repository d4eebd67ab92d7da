import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { filledSlots, slotsPart } from './filled-slots.ts';
import { shownExtensions } from './shown-extensions.ts';
import type { SlotExtension } from './slot-declarations.ts';

const shell = { slots: { 'account.menu': { max: 9 } } };
const remote = (
  name: string,
  about: { slots?: object; extensions?: (Partial<SlotExtension> & { isOff?: boolean })[] } = {},
) => ({
  name,
  slots: about.slots as Record<string, { max: number; height?: number }>,
  extensions: (about.extensions ?? []).map((one) => ({
    slot: 'card.actions',
    expose: './Part',
    order: 10,
    ...one,
  })),
});
const cards = remote('cards', {
  slots: { 'card.actions': { max: 2, height: 48 }, 'card.x': { max: 1 } },
});

describe('the slots of a composition', () => {
  test('have what remotes put into them, in order, then by name', () => {
    const remotes = [
      cards,
      remote('hearts', { extensions: [{}, { slot: 'account.menu' }] }),
      remote('boards', { extensions: [{}, { expose: './First', order: -1 }] }),
    ];
    assert.deepEqual(filledSlots({ shell, remotes }), {
      'account.menu': { max: 9, extensions: [{ remote: 'hearts', expose: './Part' }] },
      'card.actions': {
        max: 2,
        height: 48,
        extensions: [
          { remote: 'boards', expose: './First' },
          { remote: 'boards', expose: './Part' },
          { remote: 'hearts', expose: './Part' },
        ],
      },
    });
  });

  test('are without what is switched off: a remote, or one extension', () => {
    const hearts = remote('hearts', { extensions: [{ isOff: true }, { expose: './Other' }] });
    const off = { ...remote('boards', { extensions: [{}] }), isOff: true };
    const { 'card.actions': slot } = filledSlots({ shell, remotes: [cards, hearts, off] });
    assert.deepEqual(slot?.extensions, [{ remote: 'hearts', expose: './Other' }]);
  });

  test('that nobody declares, or that are declared again, take nothing', () => {
    const again = remote('again', { slots: { 'card.actions': { max: 20 } } });
    const hearts = remote('hearts', { extensions: [{}, { slot: 'no.such' }] });
    const filled = filledSlots({ shell, remotes: [cards, again, hearts] });
    assert.deepEqual(Object.keys(filled), ['card.actions']);
    assert.equal(filled['card.actions']?.max, 2);
  });

  test('are left out of an object where nothing is put into them', () => {
    const composition = { shell, remotes: [cards, remote('hearts', { extensions: [{}] })] };
    assert.deepEqual(Object.keys(slotsPart(composition).slots ?? {}), ['card.actions']);
    assert.deepEqual(slotsPart(composition, [shell]), {});
  });
});

describe('what a visitor gets in a slot', () => {
  const slot = {
    max: 2,
    extensions: [
      { remote: 'a', expose: './Members', for: ['member'] },
      { remote: 'b', expose: './OnItem', on: ['/items/:id'] },
      { remote: 'c', expose: './All' },
      { remote: 'd', expose: './More' },
    ],
  };
  const shown = (audience: string, address: string) =>
    shownExtensions(slot, audience, address, () => undefined).map(({ expose }) => expose);

  test('is for the audience and the page, and no more than the slot takes', () => {
    assert.deepEqual(shown('guest', '/items/7'), ['./OnItem', './All']);
    assert.deepEqual(shown('guest', '/items'), ['./All', './More']);
    assert.deepEqual(shown('member', '/items/7'), ['./Members', './OnItem']);
  });

  test('meets its condition with what the channel sets, or with the default', () => {
    const when = { value: 'layout', is: 'wide' };
    const extensions = [
      { remote: 'a', expose: './Wide', when },
      { remote: 'b', expose: './Usual', when: { ...when, isDefault: true } },
    ];
    const named = (set?: string) =>
      shownExtensions({ max: 2, extensions }, 'guest', '/', () => set).map(({ expose }) => expose);
    assert.deepEqual(named(), ['./Usual']);
    assert.deepEqual(named('wide'), ['./Wide', './Usual']);
    assert.deepEqual(named('narrow'), []);
  });
});
