import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyWidths, pictureWidths } from './picture-widths.ts';

test('each width of a copy is at most one and a half times the one before', () => {
  for (const [index, width] of pictureWidths.entries()) {
    assert.ok(width / (pictureWidths[index - 1] ?? width) <= 1.5, `${width}`);
  }
});

test('the copies of a picture end with the first that holds it whole', () => {
  assert.deepEqual(copyWidths(800), [48, 64, 96, 144, 216, 320, 480, 640, 960]);
  assert.equal(copyWidths(960).at(-1), 960);
  assert.deepEqual(copyWidths(40), [48]);
  assert.deepEqual(copyWidths(5000), [...pictureWidths]);
});
