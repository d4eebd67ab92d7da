import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findProcessorTimes, readPs, timesOfPs } from './processor-times.ts';

describe('the processor time that ps tells', () => {
  test('is read as macOS and Linux write it', () => {
    const told = '  812   0:00.05\n 9 62:02.25\n10 1:00:00.00\n11 00:00:07\n12 1-00:00:01\n';
    assert.deepEqual(Object.fromEntries(readPs(told)), {
      812: 50,
      9: 3_722_250,
      10: 3_600_000,
      11: 7_000,
      12: 86_401_000,
    });
  });

  test('is nothing where ps says something else', () => {
    for (const told of ['', 'ps: illegal option -- o\n', '812\n', '812 -\n', '812 0:00.05 sh\n']) {
      assert.equal(readPs(told).size, 0, told);
    }
  });

  test('is that of processes that are there', async () => {
    const none = 2 ** 22 + 1;
    for (const times of [timesOfPs, findProcessorTimes()]) {
      const told = await times?.([none, process.pid]);
      assert.deepEqual([...(told?.keys() ?? [])], [process.pid]);
    }
  });
});
