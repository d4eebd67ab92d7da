import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readArguments } from './read-arguments.ts';

const command = {
  name: 'compose',
  options: {
    composition: { type: 'string', value: '<id>', about: 'A composition' },
    json: { type: 'boolean', about: 'Prints JSON' },
  },
} as const;

/** What a command line is read as. */
const read = (...argv: string[]) => {
  const { positionals, values } = readArguments(['compose', ...argv], command);
  return { positionals, ...values };
};

/** Ids as they are made at random. */
const ids = ['-ruZys1nCntBThGpZ9_1bQ', '--uZys1nCntBThGpZ9_1bQ', '-1uZys1nCntBThGpZ9_1bQ'];

describe('an id that begins with a hyphen', () => {
  for (const id of ids) {
    test(`is a parameter: ${id}`, () => {
      assert.deepEqual(read('end', id), { positionals: ['end', id] });
      assert.deepEqual(read('end', '--json', id), { positionals: ['end', id], json: true });
      assert.deepEqual(read('end', '--', id), { positionals: ['end', id] });
    });

    test(`is the value of an option: ${id}`, () => {
      const expected = { positionals: ['end'], composition: id, json: true };
      assert.deepEqual(read('end', '--composition', id, '--json'), expected);
    });
  }

  test('is not taken for one where it is another option', () => {
    assert.throws(() => read('end', '-x'), /Unknown option '-x'/);
    assert.throws(() => read('end', '--no-such-option'), /Unknown option '--no-such-option'/);
    assert.throws(() => read('--composition', '--json'), /ambiguous/);
  });
});
