import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { completed, platformCommands } from '../commands.ts';
import { argvOf, offeredCommands, toolOf } from './tools.ts';

const commands = completed(platformCommands);
const namesOf = (mayChange: boolean) =>
  offeredCommands(commands, mayChange).map(({ name }) => name);
const command = (name: string) => {
  const found = commands.find((one) => one.name === name);
  assert.ok(found);
  return found;
};

describe('the commands that an assistant may run', () => {
  test('only read the site', () => {
    assert.deepEqual(namesOf(false).sort(), [
      'composition',
      'doctor',
      'errors',
      'history',
      'release',
      'status',
      'verify',
    ]);
  });

  test('change it where that is asked for, and are never those for a person at a terminal', () => {
    const names = namesOf(true);
    for (const name of ['promote', 'rollback', 'switch-off', 'bisect', 'deploy', 'check']) {
      assert.ok(names.includes(name), name);
    }
    for (const name of ['token', 'login', 'mcp', 'completion', 'dev', 'new']) {
      assert.ok(!names.includes(name), name);
    }
  });

  test('cannot send the token to another site, nor go past the gate', () => {
    for (const one of offeredCommands(commands, true)) {
      const { properties } = toolOf(one).inputSchema;
      for (const option of ['url', 'registry', 'force', 'unsigned', 'security-fix', 'json']) {
        assert.equal(properties[option], undefined, `${one.name} ${option}`);
        assert.throws(() => argvOf(one, { [option]: 'https://evil.example' }), /has no option/);
      }
    }
  });

  test('say what they take', () => {
    const { inputSchema, annotations } = toolOf(command('errors'));
    assert.deepEqual(Object.keys(inputSchema.properties), ['arguments', 'channel', 'release']);
    assert.deepEqual(annotations, { readOnlyHint: true, destructiveHint: false });
    assert.equal(toolOf(command('promote')).annotations.destructiveHint, true);
  });
});

describe('the command line of a tool', () => {
  test('has an option with several values once for each', () => {
    const values = Object.fromEntries([['then', ['25@30m', '100@2h']]]);
    const argv = argvOf(command('promote'), { arguments: ['vendors@0'], canary: '5', ...values });
    assert.deepEqual(argv.slice(1, 4), ['--canary=5', '--then=25@30m', '--then=100@2h']);
    const one = Object.fromEntries([['then', '25@30m']]);
    assert.throws(() => argvOf(command('promote'), one), /"then" is a list of strings/);
    const { properties } = toolOf(command('promote')).inputSchema;
    const { about: description } = command('promote').options.then ?? assert.fail();
    assert.deepEqual(properties.then, { type: 'array', items: { type: 'string' }, description });
  });

  test('approves no step of a rollout: a person does', () => {
    const input = (word: string) => ({ arguments: [word, 'vendors'], channel: 'production' });
    assert.throws(() => argvOf(command('rollout'), input('approve')), /Only a person decides/);
    assert.equal(argvOf(command('rollout'), input('pause')).at(-2), 'pause');
  });

  test('has each option with its value, and words after all options', () => {
    assert.deepEqual(argvOf(command('errors'), { arguments: ['vendors'], channel: 'staging' }), [
      'errors',
      '--channel=staging',
      '--json',
      '--',
      'vendors',
    ]);
  });

  test('takes no option in place of a word or a value', () => {
    const words = argvOf(command('errors'), { arguments: ['--url=https://evil.example'] });
    assert.deepEqual(words.slice(-2), ['--', '--url=https://evil.example']);
    const value = argvOf(command('errors'), { channel: '--url=https://evil.example' });
    assert.deepEqual(value, ['errors', '--channel=--url=https://evil.example', '--json', '--']);
  });

  test('is refused for input of another type', () => {
    assert.throws(() => argvOf(command('errors'), { arguments: 'vendors' }), /is a list of words/);
    assert.throws(() => argvOf(command('errors'), { arguments: [{}] }), /is a list of words/);
    assert.throws(() => argvOf(command('errors'), { channel: 1 }), /"channel" is a string/);
    assert.throws(() => argvOf(command('errors'), { toString: 'x' }), /has no option/);
  });

  test('is refused where no system would run it', () => {
    const words = (word: string) => () => argvOf(command('errors'), { arguments: [word] });
    assert.throws(words('x'.repeat(32_769)), /at most 32768 characters/);
    assert.throws(words('a\0b'), /no NUL character/);
  });
});
