import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answer } from '@aangan/checker';
import type { CompositionResult } from './check-composition.ts';
import { describeCheck } from './describe-check.ts';

const result = (answer: Answer, ...seen: string[]): CompositionResult => ({
  channel: 'production',
  releases: {},
  answer,
  skipped: [],
  journeys: null,
  checked: [
    { path: '/', address: '/', remote: 'vendors', because: 'vendors is new', answer, seen },
  ],
  guilty: null,
  unblamed: null,
});

describe('the result of a check', () => {
  test('says of each page whether it is good, bad or could not be told, and what was seen', () => {
    assert.match(describeCheck(result('good')), /would serve passes[\s\S]*\n {2}good {4}\/ \(/);
    assert.match(
      describeCheck(result('bad', 'error: no items')),
      /would serve fails[\s\S]*\n {2}BAD {5}\/ \([\s\S]*\n {10}error: no items/,
    );
    assert.match(
      describeCheck(result('unknown', 'it left its address for http://localhost/login')),
      /could not be told to pass or to fail[\s\S]*\n {2}UNKNOWN \/ \([\s\S]*for http:\/\/localhost\/login/,
    );
  });

  test('says why no release is to blame', () => {
    const told = { ...result('bad'), unblamed: 'production serves nothing yet.' };
    assert.match(describeCheck(told), /\nproduction serves nothing yet\.$/);
  });
});
