import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fastify from 'fastify';
import { buildLazySerializer, lazySchemas } from './lazy-schemas.ts';

const route = (schema: object) => ({ method: 'GET', url: '/', httpStatus: '200', schema });

describe('a serializer of answers', () => {
  test('writes what its schema and the shared schemas name, and nothing else', () => {
    const name = { $id: 'Name', type: 'object', properties: { first: { type: 'string' } } };
    const serialize = buildLazySerializer({ Name: name });
    const person = { type: 'object', properties: { name: { $ref: 'Name#' } } };
    const write = serialize(route(person));
    const secret = { name: { first: 'Asha', secret: 1 }, secret: 2 };
    assert.equal(write(secret), '{"name":{"first":"Asha"}}');
    assert.equal(write({ name: { first: 'Kavya' } }), '{"name":{"first":"Kavya"}}');
    assert.equal(serialize(route(name))({ first: 'Asha' }), '{"first":"Asha"}');
    assert.equal(serialize(route(person))(secret), '{"name":{"first":"Asha"}}');
  });

  test('is compiled at the first answer', () => {
    const write = buildLazySerializer({})(route({ $ref: 'Missing#' }));
    assert.throws(() => write({}), /Missing/);
  });
});

describe('a validator of requests', () => {
  const served = (body: object, customOptions: object = {}) => {
    const app = fastify({ schemaController: lazySchemas, ajv: { customOptions } });
    app.addSchema({ $id: 'Count', type: 'integer' });
    app.post('/', { schema: { body } }, async (request) => request.body);
    return (payload: object) => app.inject({ method: 'POST', url: '/', payload });
  };
  const counted = {
    type: 'object',
    required: ['count'],
    properties: { count: { $ref: 'Count#' } },
  };

  test('refuses what its schema and the shared schemas do not take, and says why', async () => {
    const send = served(counted);

    assert.equal((await send({ count: 2 })).statusCode, 200);
    const refused = await send({ count: 'two' });
    assert.equal(refused.statusCode, 400);
    assert.equal(refused.json().message, 'body/count must be integer');
    assert.match((await send({})).json().message, /must have required property 'count'/);
    assert.equal((await send({ count: 3 })).statusCode, 200);
  });

  test('follows the options of its server', async () => {
    assert.deepEqual((await served(counted)({ count: '2' })).json(), { count: 2 });
    assert.equal((await served(counted, { coerceTypes: false })({ count: '2' })).statusCode, 400);
  });

  test('is compiled at the first request', async () => {
    const send = served({ $ref: 'Missing#' });
    const refused = await send({});
    assert.equal(refused.statusCode, 500);
    assert.match(refused.json().message, /Missing/);
  });
});
