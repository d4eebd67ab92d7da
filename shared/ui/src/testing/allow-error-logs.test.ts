import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { allowErrorLogs } from './allow-error-logs.ts';

const reported: unknown[][] = [];
const original = console.error;
beforeEach(() => {
  console.error = (...parameters: unknown[]) => void reported.push(parameters);
});
afterEach(() => {
  console.error = original;
});
allowErrorLogs('Failed to load');

test('passes on every error but the allowed ones', () => {
  console.error('Failed to load', 'server', 503);
  console.error('Each child in a list should have a unique "key" prop.');
  expect(reported).toEqual([['Each child in a list should have a unique "key" prop.']]);
});
