import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ApiOperation } from '@aangan/manifest';
import { remoteRelease } from '../testing/release-factory.ts';
import { calledOperations } from './called-operations.ts';
import { describeProblem } from './gate.ts';

const document = {
  paths: {
    '/items/': {
      parameters: [{ $ref: '#/components/parameters/Page' }],
      get: { parameters: [{ in: 'query', name: 'sort' }] },
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } },
        },
      },
    },
    '/items/{item_id}/': { get: {} },
    '/reports/': { get: { parameters: [{ in: 'query', name: 'year', required: true }] } },
  },
  components: {
    parameters: { Page: { in: 'query', name: 'page' } },
    schemas: { Item: { type: 'object', required: ['name'] } },
  },
};

function problemsOf(operations: ApiOperation[] | undefined, data: string[] = []): string[] {
  const { operations: _, ...older } = remoteRelease('items', '1', { route: { data } }).manifest;
  const release = { ...older, ...(operations && { operations }) };
  return calledOperations([release], document).map(describeProblem);
}

describe('operations of the API that releases call', () => {
  test('are there, with the parameters that they pass and the API requires', () => {
    assert.deepEqual(
      problemsOf([
        { method: 'get', path: '/items/', query: ['page', 'sort'] },
        { method: 'get', path: '/items/{id}/', query: [] },
        { method: 'post', path: '/items/', query: [], body: ['name', 'note'] },
        { method: 'get', path: '/reports/', query: ['year'] },
      ]),
      [],
    );
  });

  for (const [what, operation, expected] of [
    [
      'another path',
      { method: 'get', path: '/other/', query: [] },
      /^API operations: items [0-9a-f]{16} \(team items\) calls GET \/other\/, and the API has no such operation\. Let the API keep it/,
    ],
    [
      'another method',
      { method: 'delete', path: '/items/{id}/', query: [] },
      /calls DELETE \/items\/\{id\}\/, and the API has no such operation/,
    ],
    [
      'an unknown parameter',
      { method: 'get', path: '/items/', query: ['colour', 'page'] },
      /, with colour, and the API does not know that/,
    ],
    [
      'no value for a required parameter',
      { method: 'get', path: '/reports/', query: [] },
      /, without year, and the API requires that/,
    ],
    [
      'a body without a required property',
      { method: 'post', path: '/items/', query: [], body: ['note'] },
      /, without name, and the API requires that/,
    ],
  ] as const) {
    test(`are a problem with ${what}`, () => {
      const [problem = '', ...others] = problemsOf([
        {
          ...operation,
          query: [...operation.query],
          body: undefined,
          ...('body' in operation && { body: [...operation.body] }),
        },
      ]);
      assert.deepEqual(others, []);
      assert.match(problem, expected);
    });
  }

  test('are those of its pages too, by the addresses in remote.json', () => {
    assert.deepEqual(problemsOf([], ['/api/items/:id/', '/api/items/?page={page:1}']), []);
    assert.match(
      problemsOf([], ['/api/items/?colour=red']).join(),
      /with colour, and the API does not know that/,
    );
    assert.match(problemsOf([], ['/api/gone/:id/']).join(), /calls GET \/gone\/\{id\}\//);
  });

  test('pass on what visitors type, which is not the release’s doing', () => {
    assert.deepEqual(problemsOf([], ['/api/items/?colour={colour}&size={size*}']), []);
  });

  test('are compared with a document whose paths are read once, whatever they are', () => {
    let read = 0;
    const paths = new Proxy(
      { ...document.paths, [`/${'{'.repeat(200_000)}`]: {} },
      {
        ownKeys: (target) => {
          read += 1;
          return Reflect.ownKeys(target);
        },
      },
    );
    const called: ApiOperation = { method: 'get', path: '/items/', query: [] };
    const operations = [called, { ...called, path: '/items/{id}/' }];
    const manifest = { ...remoteRelease('items', '1').manifest, operations };
    assert.deepEqual(calledOperations([manifest, manifest], { ...document, paths }), []);
    assert.equal(read, 1);
  });

  test('are a problem that names ten of what is missing', () => {
    const query = Array.from({ length: 12 }, (_, index) => `q${index}`);
    assert.match(
      problemsOf([{ method: 'get', path: '/items/', query }]).join(),
      /with q0, q1, q2, q3, q4, q5, q6, q7, q8, q9 and 2 more, and the API does not know that/,
    );
  });

  test('are not known of a release whose build did not record them', () => {
    assert.deepEqual(problemsOf(undefined, ['/api/gone/']), []);
  });
});
