import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  matrixGaps,
  type Operation,
  operationOfRow,
  operationsOf,
  rowDifferences,
} from '@aangan/server/testing';
import type { LightMyRequestResponse } from 'fastify';
import { openApiDocument } from '../../../src/openapi-document.ts';
import { writePrivateMarks } from '../../hostile/private-marks.ts';
import { tryHostileRequests } from '../../hostile/try-hostile-requests.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { matrix } from '../matrix.ts';
import { makePeople, type People } from '../people.ts';
import { matrixRequests } from '../requests.ts';
import type { Role } from '../roles.ts';

const document = JSON.parse(await openApiDocument());
const operations = operationsOf(document);

describe('who may do what', () => {
  let api: TestApi;
  let people: People;
  let requests: ReturnType<typeof matrixRequests>;
  before(async () => {
    api = await startTestApi({
      ticketsPerAddress: 1_000,
      ticketsPerEmail: 1_000,
      requestsPerAccount: 1_000,
      reviewsPerAccount: 1_000,
      resetsPerAccount: 1_000,
      resetsPerAddress: 1_000,
      registrationsPerAddress: 1_000,
      reportsPerAccount: 1_000,
      writesPerAccount: 10_000,
    });
    people = await makePeople(api);
    requests = matrixRequests(api, people);
  });
  after(() => api.stop());

  test('every operation of the OpenAPI document has a row, and every row and request an operation', () => {
    assert.deepEqual(matrixGaps(operations, matrix), []);
    const unused = Object.keys(requests).filter((row) => !(row in matrix));
    assert.deepEqual(unused, []);
  });

  for (const [row, expected] of Object.entries(matrix)) {
    const operation = operations.find(({ name }) => name === operationOfRow(row));
    if (!operation) continue;
    test(row, async () => {
      const differences = await rowDifferences(row, expected, async (role) => {
        const answer = await send(operation, row, role);
        checkHeaders(operation, answer);
        return answer.statusCode;
      });
      assert.deepEqual(differences, []);
    });
  }

  test('hostile requests to every operation are answered, without a fault and without data of others', async () => {
    await writePrivateMarks(api, people);
    // The whole is in `npm run trial -- hostile`.
    const sample = { api, people, paths: document.paths, runs: 4, seed: 19 };
    const failures: string[] = [];
    for (const operation of operations) {
      const { failure } = await tryHostileRequests(operation, sample);
      if (failure) failures.push(`${operation.name} ${failure}`);
    }
    assert.deepEqual(failures, []);
  });

  async function send({ method, path }: Operation, row: string, role: Role) {
    const { headers, ...caller } = people[role];
    const prepared = await requests[row]?.({ headers, ...caller });
    const { params = {}, query = '', body = {} } = prepared ?? {};
    const url = path.replace(/\{(\w+)\}/g, (_match, name) => String(params[name]));
    const payload = method === 'GET' ? undefined : body;
    return api.call(method as 'GET', `/api${url}${query}`, { headers, payload });
  }
});

/** What is answered to one account may be stored nowhere, and nothing may be taken for another type. */
function checkHeaders({ name, needsToken }: Operation, { headers }: LightMyRequestResponse): void {
  assert.equal(headers['x-content-type-options'], 'nosniff', name);
  if (needsToken) assert.equal(headers['cache-control'], 'no-store', name);
}
