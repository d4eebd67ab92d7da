import { accountFlags, audienceOf, audiences } from '@aangan/domain';
import { expect, test } from '@jest/globals';
import manifest from '../../shell.json';

test('declares the audiences and flags that the shell tells accounts apart by', () => {
  expect(manifest.audiences).toEqual([...audiences]);
  expect(manifest.defaultAudience).toBe(audienceOf(null));
  expect(manifest.flags).toEqual([...accountFlags]);
});
