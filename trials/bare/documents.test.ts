import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressesIn, commandIn, commandsOf } from './documents.ts';

test('commands are read from blocks and sentences, as they are written', () => {
  const markdown = [
    'Run `npm start` first.',
    '',
    '```',
    'NAME=value \\',
    '  npm test',
    '',
    'npm run one',
    '```',
    '   ```bash',
    '   npm run two',
    '   ```',
    'then `npm stop`',
    '',
    '    npm run three',
  ];
  assert.deepEqual(commandsOf(markdown.join('\n')), [
    'npm start',
    'NAME=value npm test',
    'npm run one',
    'npm run two',
    'npm stop',
    'npm run three',
  ]);
});

test('a command is found by how it begins, with its variables', () => {
  const command = commandIn('README.md', 'npm run -s aangan -- deploy');
  assert.match(command, /^AANGAN_EMAIL=\S+ AANGAN_PASSWORD=\S+ npm run -s aangan -- deploy /);
});

test('a command that a document does not name ends the trial', () => {
  assert.throws(() => commandIn('README.md', 'npm run nothing'), /README\.md names no command/);
});

test('addresses are those that a document names', () => {
  assert.ok(addressesIn('README.md').includes('http://localhost:3000/sandbox/mail'));
});
