import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  type DescribedApi,
  describedOperations,
  namesInOtherCase,
  undescribedAnswers,
} from '@aangan/server/testing';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

describe('the description of the platform’s API', () => {
  let testServer: TestServer;
  let document: DescribedApi;
  before(async () => {
    testServer = await startTestServer();
    document = (await (await testServer.call('/openapi.json')).json()) as DescribedApi;
  });
  after(() => testServer.stop());

  test('has every operation, each under a name of its own', () => {
    const names = describedOperations(document).map(({ operationId }) => operationId);
    assert.equal(names.length, 71);
    assert.equal(new Set(names).size, 71);
  });

  test('says of each what it answers, with an example that is one, and why it may be refused', () => {
    const gaps = undescribedAnswers(document, {
      plain: ['putBlob', 'receiveReports', 'readSchema', 'readReleaseFile', 'readSdkPackage'],
      ofOtherFormats: ['readRelease', 'readComposition', 'readDiscovery', 'openComposeLink'],
      neverRefused: ['liveness'],
    });
    assert.deepEqual(gaps, []);
  });

  test('has fields and queries in camelCase only, but for the old names', () => {
    assert.deepEqual(namesInOtherCase(document), []);
  });
});
