import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matrixGaps, operationsOf, rowDifferences } from './authorization-matrix.ts';

const document = {
  paths: {
    '/me/': { get: { operationId: 'me', security: [{ bearer: [] }] }, delete: {} },
    '/list/': { get: { operationId: 'list', security: [{}, { bearer: [] }] } },
  },
};

test('the operations of a document are known by id, else by method and path', () => {
  const found = operationsOf(document).map(({ name, needsToken }) => [name, needsToken]);
  assert.deepEqual(found, [
    ['me', true],
    ['DELETE /me/', false],
    ['list', false],
  ]);
});

test('an operation without a row and a row without an operation are told', () => {
  const row = { guest: 401 };
  const matrix = { me: row, 'list: empty': row, gone: row };
  assert.deepEqual(matrixGaps(operationsOf(document), matrix), [
    'DELETE /me/ has no row.',
    'The row "gone" is of no operation.',
  ]);
});

test('each role whose status differs from the row is told', async () => {
  const expected = { guest: 401, client: 200 };
  const found = await rowDifferences('me', expected, async () => 200);
  assert.deepEqual(found, ['me as guest: 401 expected, 200 answered.']);
});
