import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ComposedRemote, Composition } from './composition.ts';
import { shownRemotes } from './shown-remotes.ts';

interface Made {
  slot?: string;
  into?: string[];
  consumes?: string[];
}

function composition(remotes: Record<string, Made>, shellSlot = 'account.menu') {
  const composed = Object.entries(remotes).map(([name, { slot, into = [], consumes = [] }]) => ({
    name,
    consumes: Object.fromEntries(consumes.map((other) => [other, ['./Part']])),
    ...(slot && { slots: { [slot]: { max: 1 } } }),
    extensions: into.map((one) => ({ slot: one, expose: './In', order: 1 })),
  }));
  return {
    shell: { slots: { [shellSlot]: { max: 1 } } } as unknown as Composition['shell'],
    remotes: composed as unknown as ComposedRemote[],
  };
}

const shownBy = (remotes: Record<string, Made>, name: string | null) => {
  const { remotes: shown, parts } = shownRemotes(composition(remotes), name);
  return { remotes: shown.map((one) => one.name).sort(), parts: [...parts].sort() };
};

test('a page shows its remote’s parts and what is in its slots, and theirs', () => {
  const remotes = {
    cards: { slot: 'card.actions', consumes: ['auth'] },
    auth: {},
    hearts: { into: ['card.actions'], consumes: ['boards'] },
    boards: {},
    others: { into: ['other.slot'] },
  };
  assert.deepEqual(shownBy(remotes, 'cards'), {
    remotes: ['auth', 'boards', 'cards', 'hearts'],
    parts: ['auth ./Part', 'boards ./Part', 'hearts ./In'],
  });
});

test('every page shows what is in the shell’s slots', () => {
  const remotes = { cards: {}, bell: { into: ['account.menu'] } };
  assert.deepEqual(shownBy(remotes, null), { remotes: ['bell'], parts: ['bell ./In'] });
  assert.deepEqual(shownBy(remotes, 'cards').remotes, ['bell', 'cards']);
});

test('a ring of slots ends', () => {
  const remotes = {
    a: { slot: 'a.slot', into: ['b.slot', 'a.slot'] },
    b: { slot: 'b.slot', into: ['a.slot'] },
  };
  assert.deepEqual(shownBy(remotes, 'a'), { remotes: ['a', 'b'], parts: ['a ./In', 'b ./In'] });
});
