import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkHealth } from './check-health.ts';

describe('checkHealth', () => {
  test('is ok when everything answers', async () => {
    assert.deepEqual(await checkHealth({ database: async () => 1, blobs: async () => 2 }), {
      status: 'ok',
    });
  });

  test('names what fails, what throws and what hangs', async () => {
    const checks = {
      well: async () => 1,
      rejects: () => Promise.reject(new Error('down')),
      throws: () => {
        throw new Error('down');
      },
      hangs: () => new Promise<never>(() => undefined),
    };
    assert.deepEqual(await checkHealth(checks, 20), {
      status: 'unavailable',
      failing: ['rejects', 'throws', 'hangs'],
    });
  });
});
