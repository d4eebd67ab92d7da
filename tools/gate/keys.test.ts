import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const read = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../docs', name), 'utf8');

test('every setting that is a secret, or holds one, has its row among the keys', () => {
  const settings = [...read('settings.md').matchAll(/^\| `(\w+)` \|/gm)].map(
    ([, name = '']) => name,
  );
  const secrets = settings.filter((name) =>
    /(?:SECRET|KEY|HEADERS)$|^(?:DATABASE|BLOBS|SMTP)_URL$/.test(name),
  );
  assert.ok(secrets.length >= 10, `only ${secrets.length} were found`);
  const rows = read('keys.md')
    .split('\n')
    .flatMap((line) => /^\| ([A-Z_, ]+) \|/.exec(line)?.[1]?.split(', ') ?? []);
  assert.deepEqual(
    secrets.filter((name) => !rows.includes(name)),
    [],
  );
});
