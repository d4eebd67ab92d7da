import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type DescribedApi,
  describedOperations,
  namesInOtherCase,
  undescribedAnswers,
} from '@aangan/server/testing';
import { aConsole, own } from './testing/a-console.ts';

describe('the description of the console’s API', () => {
  test('says of every operation what it answers, why it may be refused, and all in camelCase', async () => {
    const { app } = await aConsole();
    const answer = await app.inject({ url: '/openapi.json', headers: { host: own.host } });
    const document = answer.json<DescribedApi>();
    const names = describedOperations(document).map(({ operationId }) => operationId);
    const operations = [
      'readSession',
      'beginSession',
      'proveSecondFactor',
      'beginProof',
      'proveAgain',
      'endSession',
      'askRegistry',
      'liveness',
    ];
    assert.deepEqual(names, operations);
    const gaps = undescribedAnswers(document, {
      ofOtherFormats: ['askRegistry'],
      neverRefused: ['liveness'],
    });
    assert.deepEqual(gaps, []);
    assert.deepEqual(namesInOtherCase(document), []);
  });
});
