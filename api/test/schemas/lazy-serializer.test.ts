import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildLazySerializer } from '../../src/schemas/lazy-serializer.ts';

const route = (schema: object) => ({ method: 'GET', url: '/', httpStatus: '200', schema });

describe('a serializer of answers', () => {
  it('writes what its schema and the shared schemas name, and nothing else', () => {
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

  it('is compiled at the first answer', () => {
    const write = buildLazySerializer({})(route({ $ref: 'Missing#' }));
    assert.throws(() => write({}), /Missing/);
  });
});
