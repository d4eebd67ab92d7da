import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createCachedFile } from './cached-file.ts';

describe('the delta of a file in memory', () => {
  const dictionary = 'ab'.repeat(32);
  const file = {
    bytes: Buffer.from('entry()'),
    contentType: 'text/javascript',
    integrity: '',
    dictionaries: [dictionary],
  };

  test('is asked for again a minute after the registry has failed to give it', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    let reads = 0;
    const read = async () => {
      reads += 1;
      if (reads === 1) throw new Error('down');
      return Buffer.from('difference');
    };
    const cached = createCachedFile(file, { read, onCopy: () => undefined });
    assert.equal(await cached.delta(dictionary), undefined);
    t.mock.timers.tick(59_999);
    assert.equal(await cached.delta(dictionary), undefined);
    assert.equal(reads, 1);
    t.mock.timers.tick(1);
    assert.equal(String(await cached.delta(dictionary)), 'difference');
  });
});
