import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type DescribedApi, namesInOtherCase, undescribedAnswers } from './described-api.ts';

const schema = { type: 'object', properties: { isOff: { type: 'boolean' } }, required: ['isOff'] };
const json = (example?: unknown, of: object | undefined = schema) => ({
  content: { 'application/json': { schema: of, ...(example !== undefined && { example }) } },
});
const refused = { description: 'No token', ...json({ isOff: true }) };
const documentOf = (responses: object, more: object = {}) =>
  ({ paths: { '/a': { get: { operationId: 'readA', responses, ...more } } } }) as DescribedApi;

describe('the walk over a description', () => {
  test('finds nothing in one that says all', () => {
    const whole = documentOf(
      { 200: json({ isOff: true }), 401: refused },
      { security: [{ a: [] }] },
    );
    assert.deepEqual(undescribedAnswers(whole), []);
    const bytes = documentOf({ 200: {}, 204: {}, 401: refused });
    assert.deepEqual(undescribedAnswers(bytes, { plain: ['readA'] }), []);
    const other = documentOf({ 200: json(), 401: refused });
    assert.deepEqual(undescribedAnswers(other, { ofOtherFormats: ['readA'] }), []);
    const health = documentOf({ 200: json({ isOff: true }) });
    assert.deepEqual(undescribedAnswers(health, { neverRefused: ['readA'] }), []);
  });

  const gaps: Record<string, { responses: object; security?: object[]; gap: RegExp }> = {
    'no answer': { responses: { 401: refused }, gap: /^readA has nothing that it answers\.$/ },
    'no refusal': { responses: { 200: json({ isOff: true }) }, gap: /no refusal\.$/ },
    'none without a token': {
      responses: { 200: json({ isOff: true }), 404: refused },
      security: [{ bearer: [] }],
      gap: /no refusal without a token/,
    },
    'no reason': {
      responses: {
        200: json({ isOff: true }),
        404: { ...refused, description: 'Default Response' },
      },
      gap: /no reason of 404/,
    },
    'no schema': { responses: { 200: {}, 404: refused }, gap: /no schema of 200/ },
    'no example': { responses: { 200: json(), 404: refused }, gap: /no example of 200/ },
    'a wrong example': {
      responses: { 200: json({ isOff: 1 }), 404: refused },
      gap: /a wrong example of 200: .*must be boolean/,
    },
  };
  for (const [name, { responses, security = [], gap }] of Object.entries(gaps)) {
    test(`finds ${name}`, () => {
      const found = undescribedAnswers(documentOf(responses, { security }));
      assert.equal(found.length, 1);
      assert.match(String(found[0]), gap);
    });
  }

  test('finds names of fields and queries in another case, where they are not deprecated', () => {
    const names = ['isOff', 'is_off', 'is-off', 'IsOff'];
    const fields = Object.fromEntries(names.map((name) => [name, {}]));
    const rows = {
      type: 'array',
      items: { properties: { ...fields, old_name: { deprecated: true } } },
    };
    const parameters = [
      { in: 'query', name: 'next_page' },
      { in: 'header', name: 'x-request-id' },
    ];
    const document = documentOf({ 200: json({ not_a_field: 1 }, rows) }, { parameters });
    assert.deepEqual(namesInOtherCase(document), ['is_off', 'is-off', 'IsOff', 'next_page']);
  });
});
