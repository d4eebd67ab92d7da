import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

const folder = path.join(import.meta.dirname, '../../ops/nginx');

test('nginx passes on the name that was asked for with its port, which RELEASES_URL and CONSOLE_URL may have', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.conf'));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  const all = texts.join('\n');
  const passed = [...all.matchAll(/proxy_set_header Host (\S+);/g)].map(([, value]) => value);
  assert.ok(passed.length > 0);
  assert.deepEqual(new Set(passed), new Set(['$aangan_host']));
  assert.match(all, /map \$http_host \$aangan_host \{\s+default \$http_host;\s+"" \$host;\s+\}/);
});
