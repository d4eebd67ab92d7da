import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  type DescribedApi,
  describedOperations,
  namesInOtherCase,
  undescribedAnswers,
} from '@aangan/server/testing';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

describe('the description of the platform’s API', () => {
  let test: TestServer;
  let document: DescribedApi;
  before(async () => {
    test = await startTestServer();
    document = (await (await test.call('/openapi.json')).json()) as DescribedApi;
  });
  after(() => test.stop());

  it('has every operation, each under a name of its own', () => {
    const names = describedOperations(document).map(({ operationId }) => operationId);
    assert.equal(names.length, 44);
    assert.equal(new Set(names).size, 44);
  });

  it('says of each what it answers, with an example that is one, and why it may be refused', () => {
    const gaps = undescribedAnswers(document, {
      plain: ['putBlob', 'receiveReports', 'readSchema', 'readReleaseFile'],
      ofOtherFormats: ['readRelease', 'readComposition', 'readDiscovery', 'openComposeLink'],
      neverRefused: ['liveness'],
    });
    assert.deepEqual(gaps, []);
  });

  it('has fields and queries in camelCase only, but for the old names', () => {
    assert.deepEqual(namesInOtherCase(document), []);
  });
});
