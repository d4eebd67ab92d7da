import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { reportLimits } from '@aangan/manifest';
import { createPageIds } from './page-id.ts';

const secret = 'a secret of all edges, of 32 characters';
const composition = 'AbC-_123456789012345xy';
const minute = 60_000;

function idsAt(start: number) {
  const clock = { now: start };
  return { clock, ids: createPageIds({ secret, channel: 'production', now: () => clock.now }) };
}

describe('the id of a page view', () => {
  test('says its composition, the channel’s revision and when it was issued, at any edge with the secret, and differs each time', () => {
    const { ids } = idsAt(1_800_000_000_500);
    const id = ids.issue(composition, 12);
    assert.notEqual(id, ids.issue(composition, 12));
    const view = idsAt(1_800_000_001_000).ids.read(id);
    assert.deepEqual([view?.composition, view?.revision], [composition, 12]);
    assert.deepEqual([view?.viewedAt, view?.isLate], [1_800_000_000, false]);
    assert.match(view?.page ?? '', /^[\w-]{22}$/);
    assert.equal(view?.page, ids.read(id)?.page);
  });

  test('says the language of the page where its site declares any', () => {
    const { ids } = idsAt(1_800_000_000_000);
    assert.equal(ids.read(ids.issue(composition, 12, { language: 'hi' }))?.language, 'hi');
    const id = ids.issue(composition, 12);
    assert.equal(ids.read(id)?.language, undefined);
    assert.equal(id.split('.').length, 5);
    assert.equal(ids.read(id.replace(/\.([^.]*)$/, '.hi.$1')), null);
  });

  test('says when the browser came before, and tells visitors apart without naming them', () => {
    const { ids } = idsAt(1_800_000_000_000);
    const [visitor, other] = ['a'.repeat(22), 'b'.repeat(22)];
    const came = { first: 3, last: 11 };
    const id = ids.issue(composition, 12, { language: 'hi', visitor, came });
    const view = ids.read(id);
    assert.deepEqual([view?.language, view?.came], ['hi', came]);
    assert.match(view?.visitor ?? '', /^[\w-]{16}$/);
    assert.ok(!id.includes(visitor) && id.length <= reportLimits.page);
    assert.equal(ids.read(ids.issue(composition, 13, { visitor }))?.visitor, view?.visitor);
    assert.notEqual(
      ids.read(ids.issue(composition, 12, { visitor: other }))?.visitor,
      view?.visitor,
    );
    const unknown = ids.read(ids.issue(composition, 12));
    assert.deepEqual([unknown?.visitor, unknown?.came], [undefined, undefined]);
  });

  test('is late after 15 minutes, and is not taken after a day or from the future', () => {
    const { ids, clock } = idsAt(1_800_000_000_000);
    const id = ids.issue(composition, 12);
    const at = (later: number) => {
      clock.now = 1_800_000_000_000 + later;
      return ids.read(id)?.isLate ?? null;
    };
    assert.deepEqual([at(15 * minute), at(15 * minute + 1_000)], [false, true]);
    assert.deepEqual([at(24 * 60 * minute), at(24 * 60 * minute + 1_000)], [true, null]);
    assert.deepEqual([at(-minute), at(-minute - 1_000)], [false, null]);
  });

  test('is not taken where any part of it is changed, for another channel, or of another secret', () => {
    const { ids, clock } = idsAt(1_800_000_000_000);
    const id = ids.issue(composition, 12);
    for (let at = 0; at < id.length; at += 1) {
      const changed = `${id.slice(0, at)}${id[at] === 'A' ? 'B' : 'A'}${id.slice(at + 1)}`;
      assert.equal(ids.read(changed), null, changed);
    }
    for (const made of ['', '.', `${id}.x`, id.slice(1)]) assert.equal(ids.read(made), null, made);
    const now = () => clock.now;
    assert.equal(createPageIds({ secret, channel: 'staging', now }).read(id), null);
    const other = 'another secret of all edges, as long';
    assert.equal(createPageIds({ secret: other, channel: 'production', now }).read(id), null);
  });
});
