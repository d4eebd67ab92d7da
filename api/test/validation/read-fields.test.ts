import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { invalid } from '../../src/problems.ts';
import { type FieldSchema, readFields } from '../../src/validation/read-fields.ts';
import { codesOf } from '../testing/with-codes.ts';

/** The value that is read of a field, or the sentences that refuse it; their codes are checked on the way. */
function read(field: FieldSchema, input: unknown) {
  const reading = readFields({ properties: { field }, required: ['field'] }, { field: input });
  if ('value' in reading) return reading.value.field;
  const { codes, ...sentences } = invalid(reading.errors).body;
  assert.deepEqual(codes, codesOf(sentences));
  return sentences.field;
}

/** As what JSON can hold: nothing can be written of it as a text. */
const noText = { toString: 1 };

describe('reading fields as DRF does', () => {
  test('whole numbers, also written as text', () => {
    const integer = { type: 'integer', minimum: 0, maximum: 70 };
    assert.equal(read(integer, 12), 12);
    assert.equal(read(integer, ' 12 '), 12);
    assert.equal(read(integer, '12.0'), 12);
    assert.equal(read(integer, ' १२ '), 12);
    assert.equal(read(integer, '௧௨'), 12);
    for (const input of ['', 'x', 1.5, true, [], {}, Number.NaN, '1e3', '9'.repeat(16)]) {
      assert.deepEqual(read(integer, input), ['A valid integer is required.'], String(input));
    }
    assert.deepEqual(read(integer, -1), ['Ensure this value is greater than or equal to 0.']);
    assert.deepEqual(read(integer, 71), ['Ensure this value is less than or equal to 70.']);
  });

  test('numbers', () => {
    assert.equal(read({ type: 'number' }, '4.5'), 4.5);
    assert.equal(read({ type: 'number' }, '४.५'), 4.5);
    assert.equal(read({ type: 'number' }, 1e-3), 0.001);
    assert.deepEqual(read({ type: 'number' }, 'four'), ['A valid number is required.']);
  });

  test('what is of none of these kinds, in a field of each', () => {
    for (const type of ['integer', 'number', 'boolean', 'string', 'array']) {
      const field: FieldSchema = { type, ...(type === 'array' && { items: { type: 'string' } }) };
      for (const input of [noText, { valueOf: 1 }, { constructor: null }]) {
        const sentences = read(field, input);
        assert.ok(Array.isArray(sentences) && typeof sentences[0] === 'string', type);
      }
    }
    assert.deepEqual(read({ type: 'string', enum: ['a'] }, noText), [
      '"{"toString":1}" is not a valid choice.',
    ]);
  });

  test('an empty choice, which leaves out a field that may be left out', () => {
    const field = { type: 'string', enum: ['a'] };
    assert.deepEqual(readFields({ properties: { field } }, { field: '' }), {
      value: { field: undefined },
    });
    assert.deepEqual(read(field, ''), ['"" is not a valid choice.']);
  });

  test('booleans in the ways they are sent', () => {
    for (const yes of [true, 1, 'true', 'True', 'on', '1'])
      assert.equal(read({ type: 'boolean' }, yes), true);
    for (const no of [false, 0, 'false', 'off', '0'])
      assert.equal(read({ type: 'boolean' }, no), false);
    assert.deepEqual(read({ type: 'boolean' }, 'perhaps'), ['Must be a valid boolean.']);
  });

  test('text, trimmed; numbers count as text, but not one beyond all', () => {
    assert.equal(read({ type: 'string' }, '  a b '), 'a b');
    assert.equal(read({ type: 'string' }, 12), '12');
    for (const input of [JSON.parse('1e400'), true, {}, []]) {
      assert.deepEqual(read({ type: 'string' }, input), ['Not a valid string.']);
    }
  });

  test('lengths count letters, not UTF-16 halves', () => {
    assert.equal(read({ type: 'string', maxLength: 2 }, '🪔🪔'), '🪔🪔');
    assert.deepEqual(read({ type: 'string', maxLength: 1 }, '🪔🪔'), [
      'Ensure this field has no more than 1 characters.',
    ]);
  });

  test('choices', () => {
    const field = { type: 'string', enum: ['a', 'b'] };
    assert.equal(read(field, 'a'), 'a');
    assert.deepEqual(read(field, 'x'), ['"x" is not a valid choice.']);
    assert.deepEqual(read(field, ['a']), ['"["a"]" is not a valid choice.']);
  });

  test('lists, with the place of each mistake', () => {
    const field = { type: 'array', minItems: 1, maxItems: 3, items: { type: 'integer' } };
    assert.deepEqual(read(field, [1, '2']), [1, 2]);
    assert.deepEqual(read(field, 'one'), ['Expected a list of items but got type "str".']);
    assert.deepEqual(read(field, []), ['This list may not be empty.']);
    assert.deepEqual(read(field, [1, 2, 3, 4]), ['Ensure this field has no more than 3 elements.']);
    assert.deepEqual(read(field, [1, 'x']), { 1: ['A valid integer is required.'] });
  });

  test('objects inside, and null where it is allowed', () => {
    const field = {
      type: 'object',
      properties: { name: { type: 'string', minLength: 1 } },
      required: ['name'],
    };
    assert.deepEqual(read(field, { name: 'x', more: 1 }), { name: 'x' });
    assert.deepEqual(read(field, {}), { name: ['This field is required.'] });
    assert.equal(read({ type: ['string', 'null'] }, null), null);
    for (const text of ['', ' ', '\u200b\ufeff']) {
      assert.equal(read({ type: ['string', 'null'] }, text), null, JSON.stringify(text));
    }
    assert.deepEqual(read({ type: 'string' }, null), ['This field may not be null.']);
  });
});
