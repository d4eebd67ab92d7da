import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { oldFlags } from './old-flags.ts';
import {
  declaredOn,
  type ListedValue,
  readRemoteValue,
  readValueArgument,
  settingOf,
  settingText,
} from './value-argument.ts';

const value = (name: string, type: 'number' | 'string' | 'boolean', more = {}): ListedValue => ({
  remote: 'shop',
  name,
  declared: { type, default: 0, description: 'It.', readBy: 'both' },
  setting: null,
  canary: null,
  at: null,
  by: null,
  why: null,
  ...more,
});
const known = [value('rows', 'number'), value('label', 'string'), value('heart', 'boolean')];
const read = (argument: string) => {
  const typed = readValueArgument(argument);
  return settingOf(typed, declaredOn(known, 'shop', typed.name));
};

describe('a value that is typed', () => {
  test('is of the type that its release declares', () => {
    assert.equal(read('rows=3'), 3);
    assert.equal(read('label=3'), '3');
    assert.equal(read('label=a=b'), 'a=b');
    assert.equal(read('heart=true'), true);
    assert.deepEqual(read('heart=50%'), { percent: 50 });
    assert.deepEqual(read('heart=100%:client,guest'), { percent: 100, for: ['client', 'guest'] });
    assert.equal(read('rows=-0.5'), -0.5);
    assert.equal(read('rows=1e21'), 1e21);
    assert.equal(settingText({ percent: 5, for: ['client'] }), '5%:client');
    assert.throws(() => readValueArgument('rows'), /type it as/);
  });

  test('that is none of its type is sent as it is, for the registry to say so', () => {
    for (const text of ['three', '', '0x10', '0b1', ' 3', 'Infinity', '1e999']) {
      assert.equal(read(`rows=${text}`), text);
    }
    assert.equal(read('heart=yes'), 'yes');
    assert.equal(read('heart=50%:'), '50%:');
  });

  test('is refused as a percentage that is none', () => {
    for (const text of ['150%', '101%:client', '1000%', '12.5%', '-1%', '%']) {
      assert.throws(() => read(`heart=${text}`), {
        name: 'UsageError',
        message: `heart takes a whole percentage from 0% to 100%, not "${text}".`,
      });
    }
    assert.deepEqual(read('heart=0%'), { percent: 0 });
    assert.equal(read('label=150%'), '150%');
  });

  test('is told from a release, and from a server', () => {
    assert.deepEqual(readRemoteValue('shop.heart=true'), {
      remote: 'shop',
      name: 'heart',
      text: 'true',
    });
    assert.equal(readRemoteValue('shop@1.0.0+0123456789abcdef'), undefined);
    assert.equal(readRemoteValue('shop@http://localhost:3100'), undefined);
  });
});

test('a flag that is on for everybody for 30 days is one to remove', () => {
  const now = Date.parse('2026-11-27T10:00:00Z');
  const old = { at: '2026-10-28T09:00:00Z' };
  const named = (one: ListedValue) => oldFlags('production', 'shop', { values: [one], now });
  const [sentence = ''] = named(value('heart', 'boolean', { ...old, setting: true }));
  assert.match(sentence, /heart has been on for everybody on production since 2026-10-28: remove/);
  assert.equal(named(value('heart', 'boolean', { ...old, setting: { percent: 100 } })).length, 1);
  const part = { percent: 100, for: ['client'] };
  assert.deepEqual(named(value('heart', 'boolean', { ...old, setting: part })), []);
  assert.deepEqual(named(value('heart', 'boolean', { ...old, setting: { percent: 99 } })), []);
  const young = { at: '2026-10-29T09:00:00Z', setting: true };
  assert.deepEqual(named(value('heart', 'boolean', young)), []);
});
