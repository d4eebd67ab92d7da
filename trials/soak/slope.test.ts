import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percentPerHour, slopePerMinute } from './slope.ts';

test('a slope is told whatever the noise around it', () => {
  const leaking = Array.from({ length: 60 }, (_, at) => [at, 200 + 3 * at + (at % 2)] as const);
  assert.ok(Math.abs(slopePerMinute(leaking) - 3) < 0.01);
  const flat = Array.from({ length: 60 }, (_, at) => [at, 200 + (at % 2)] as const);
  assert.ok(Math.abs(slopePerMinute(flat)) < 0.01);
  assert.equal(slopePerMinute([[1, 200]]), 0);
});

test('growth is told as a share of what there is', () => {
  const growing = Array.from({ length: 61 }, (_, minute) => [minute, 195 + minute / 6] as const);
  assert.ok(Math.abs(percentPerHour(growing) - 5) < 0.01);
});
