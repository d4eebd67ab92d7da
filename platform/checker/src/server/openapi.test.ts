import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createLogger } from '@aangan/server/create-logger';
import {
  type DescribedApi,
  describedOperations,
  namesInOtherCase,
  undescribedAnswers,
} from '@aangan/server/testing';
import { createCheckerServer } from './create-checker-server.ts';

describe('the description of the checker’s API', () => {
  test('says of every operation what it answers, why it may be refused, and all in camelCase', async () => {
    const server = await createCheckerServer({
      logger: createLogger({ name: 'checker', level: 'silent' }),
    });
    const document = (await server.inject('/openapi.json')).json<DescribedApi>();
    const names = describedOperations(document).map(({ operationId }) => operationId);
    const checks = ['checkTypes', 'checkFit', 'checkRendering', 'checkBoot', 'putFile'];
    assert.deepEqual(names, [...checks, 'liveness', 'readiness']);
    const neverRefused = ['liveness', 'readiness'];
    assert.deepEqual(undescribedAnswers(document, { neverRefused }), []);
    assert.deepEqual(namesInOtherCase(document), []);
    await server.close();
  });
});
