import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { documentBounds, documentProblem } from './openapi-bounds.ts';

const listed = (count: number, value: (index: number) => unknown = (index) => `n${index}`) =>
  Array.from({ length: count }, (_, index) => value(index));
const withPaths = (...paths: string[]) => ({
  paths: Object.fromEntries(paths.map((path) => [path, {}])),
});
const withSchema = (schema: unknown) => ({ paths: {}, components: { schemas: [{ schema }] } });
const numberedPaths = (count: number) =>
  withPaths(...listed(count, (index) => `/${index}/`).map(String));
const text = (length: number) => 'n'.repeat(length);

describe('an OpenAPI document that the gate compares', () => {
  for (const [what, within, over, expected] of [
    [
      'paths',
      numberedPaths(documentBounds.paths),
      numberedPaths(documentBounds.paths + 1),
      /^The OpenAPI document has 2001 paths, and may have 2000\.$/,
    ],
    [
      'characters of a path',
      withPaths(`/${'{'.repeat(documentBounds.pathLength - 1)}`),
      withPaths(`/${'{'.repeat(8_000)}`),
      /^The path \/\{{39}… of the OpenAPI document has 8001 characters, and may have 300\.$/,
    ],
    [
      'parameters of an operation',
      withSchema({ parameters: listed(documentBounds.listed) }),
      withSchema({ parameters: listed(documentBounds.listed + 1) }),
      /^A list "parameters" of the OpenAPI document has 201 entries, and may have 200\.$/,
    ],
    [
      'required properties',
      withSchema({ required: listed(documentBounds.listed) }),
      withSchema({ required: listed(documentBounds.listed + 1) }),
      /^A list "required" of the OpenAPI document has 201 entries, and may have 200\.$/,
    ],
    ...(['name', '$ref'] as const).map(
      (key) =>
        [
          `characters of a ${key}`,
          withSchema({ [key]: text(documentBounds.nameLength) }),
          withSchema({ [key]: text(documentBounds.nameLength + 1) }),
          /^The name n{40}… in the OpenAPI document has 215 characters, and may have 214\.$/,
        ] as const,
    ),
    [
      'characters of a required property',
      withSchema({ required: ['a', { toString: 1 }, text(documentBounds.nameLength)] }),
      withSchema({ required: ['a', text(documentBounds.nameLength + 1)] }),
      /^The name n{40}… in the OpenAPI document has 215 characters/,
    ],
  ] as const) {
    test(`has a bound on ${what}`, () => {
      assert.equal(documentProblem(within), undefined);
      assert.match(documentProblem(over) ?? '', expected);
    });
  }

  test('may be nested deep', () => {
    let nested: unknown = {};
    for (let depth = 0; depth < 20_000; depth += 1) nested = { nested };
    assert.equal(documentProblem(withSchema(nested)), undefined);
  });

  test('has paths', () => {
    for (const value of [null, 'text', {}, [], { paths: { '/items/': null } }]) {
      assert.equal(documentProblem(value), 'It is no OpenAPI document: it has no paths.');
    }
  });
});
