import { accountFlags, audienceOf, audiences, siteLanguages } from '@aangan/domain';
import { expect, test } from '@jest/globals';
import manifest from '../../shell.json';

test('declares the audiences and flags that the shell tells accounts apart by', () => {
  expect(manifest.audiences).toEqual([...audiences]);
  expect(manifest.defaultAudience).toBe(audienceOf(null));
  expect(manifest.flags).toEqual([...accountFlags]);
});

test('declares the languages that accounts and addresses know, the default first', () => {
  expect(manifest.languages.map(({ code, locale }) => ({ code, locale }))).toEqual([
    ...siteLanguages,
  ]);
});
