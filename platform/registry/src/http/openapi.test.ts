import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Value } from 'typebox/value';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

interface Answer {
  description?: string;
  content?: Record<string, { schema: object; example?: unknown }>;
}
interface Operation {
  operationId: string;
  security?: object[];
  responses: Record<string, Answer>;
}

/** What is answered without a body, or as a document or as bytes. */
const plain = new Set(['putBlob', 'receiveReports', 'readSchema', 'readReleaseFile']);
/** What is answered as another format says: its own schema has no example. */
const ofOtherFormats = new Set([
  'readRelease',
  'readComposition',
  'readDiscovery',
  'openComposeLink',
]);

describe('the description of the platform’s API', () => {
  let test: TestServer;
  let operations: Operation[];
  before(async () => {
    test = await startTestServer();
    const document = (await (await test.call('/openapi.json')).json()) as {
      paths: Record<string, Record<string, Operation>>;
    };
    operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  });
  after(() => test.stop());

  it('has every operation, each under a name of its own', () => {
    assert.equal(operations.length, 44);
    assert.equal(new Set(operations.map(({ operationId }) => operationId)).size, 44);
  });

  it('says of each what it answers, with an example that is one', () => {
    for (const { operationId, responses } of operations) {
      const done = Object.entries(responses).filter(([status]) => status < '300');
      assert.ok(done.length > 0, operationId);
      for (const [status, { content }] of done) {
        if (plain.has(operationId)) continue;
        const { schema, example } = content?.['application/json'] ?? {};
        assert.ok(schema, `${operationId} ${status}`);
        if (ofOtherFormats.has(operationId)) continue;
        assert.ok(example, `${operationId} ${status} has an example`);
        const wrong = JSON.stringify([...Value.Errors(schema, example)]);
        assert.ok(Value.Check(schema, example), `${operationId} ${status}: ${wrong}`);
      }
    }
  });

  it('says of each why it may be refused: without a token, with a wrong name, while the database is away', () => {
    for (const { operationId, security = [], responses } of operations) {
      if (operationId === 'liveness' || operationId === 'readiness') continue;
      const refused = Object.keys(responses).filter((status) => status >= '400');
      assert.ok(refused.length > 0, operationId);
      const needsToken =
        security.length > 0 && security.every((one) => Object.keys(one).length > 0);
      if (needsToken) assert.ok(refused.includes('401'), operationId);
      for (const status of refused) {
        const schema = responses[status]?.content?.['application/json']?.schema;
        assert.ok(Value.Check(schema ?? {}, { detail: 'Not found.' }), `${operationId} ${status}`);
        assert.ok(responses[status]?.description, `${operationId} ${status}`);
      }
    }
  });
});
