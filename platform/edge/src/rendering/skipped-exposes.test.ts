import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createSkippedExposes } from './skipped-exposes.ts';

const minute = 60_000;

/** Failures of one expose at paths and minutes, and whether it is skipped after them. */
function isSkippedAfter(
  failures: [path: string, atMinute: number][],
  atMinute: number,
  path = '/of-another-firm',
): boolean {
  let now = 0;
  const skipped = createSkippedExposes(() => now);
  for (const [failedPath, at] of failures) {
    now = at * minute;
    skipped.failed('expose', failedPath);
  }
  now = atMinute * minute;
  assert.equal(skipped.isSkipped('another expose', path), false);
  return skipped.isSkipped('expose', path);
}

describe('an expose', () => {
  test('is skipped after failures on three paths', () => {
    assert.equal(
      isSkippedAfter(
        [
          ['/1', 0],
          ['/2', 0],
        ],
        0,
      ),
      false,
    );
    assert.equal(
      isSkippedAfter(
        [
          ['/1', 0],
          ['/2', 0],
          ['/3', 0],
        ],
        0,
      ),
      true,
    );
  });

  test('is not skipped because one path fails often', () => {
    assert.equal(
      isSkippedAfter(
        [
          ['/1', 0],
          ['/2', 1],
          ['/1', 2],
          ['/1', 3],
          ['/2', 4],
        ],
        4,
      ),
      false,
    );
  });

  test('is not skipped for failures that are more than five minutes apart', () => {
    assert.equal(
      isSkippedAfter(
        [
          ['/1', 0],
          ['/2', 3],
          ['/3', 5.1],
        ],
        5.1,
      ),
      false,
    );
    assert.equal(
      isSkippedAfter(
        [
          ['/1', 0],
          ['/2', 3],
          ['/3', 4.9],
        ],
        4.9,
      ),
      true,
    );
  });

  test('is tried again after five minutes', () => {
    const failures: [string, number][] = [
      ['/1', 0],
      ['/2', 0],
      ['/3', 0],
    ];
    assert.equal(isSkippedAfter(failures, 4.9), true);
    assert.equal(isSkippedAfter(failures, 5), false);
  });

  test('is skipped at a path that failed three times in five minutes, and at no other', () => {
    const twice: [string, number][] = [
      ['/1', 0],
      ['/1', 2],
    ];
    assert.equal(isSkippedAfter(twice, 2, '/1'), false);
    assert.equal(isSkippedAfter([...twice, ['/1', 5.1]], 5.1, '/1'), false);
    const often: [string, number][] = [...twice, ['/1', 3]];
    assert.equal(isSkippedAfter(often, 3, '/1'), true);
    assert.equal(isSkippedAfter(often, 3, '/2'), false);
    assert.equal(isSkippedAfter(often, 8, '/1'), false);
  });
});
