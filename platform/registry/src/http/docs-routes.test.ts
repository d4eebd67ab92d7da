import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { createLogger } from '@aangan/server';
import { createServer } from '@aangan/server/http';
import { docsRoutes } from './docs-routes.ts';

describe('the guides of a site', () => {
  test('are listed, decisions last, and come as Markdown; nothing else of the machine does', async (t) => {
    const directory = await mkdtemp(join(tmpdir(), 'aangan-docs-'));
    t.after(() => rm(directory, { recursive: true }));
    for (const folder of ['decisions', 'how-to']) await mkdir(join(directory, folder));
    await writeFile(join(directory, 'how-to/write-a-remote.md'), '# Write a remote\n');
    await writeFile(join(directory, 'decisions/0001-first.md'), '# 0001 First\n');
    await writeFile(join(directory, 'untitled.md'), 'Text.\n');
    await writeFile(join(directory, 'secret.txt'), 'secret');
    const app = createServer({ logger: createLogger({ name: 'test', level: 'silent' }) });
    t.after(() => app.close());
    await app.register(docsRoutes, { directory, prefix: '/platform' });
    const index = await app.inject('/platform/llms.txt');
    assert.equal(index.headers['content-type'], 'text/plain; charset=utf-8');
    assert.deepEqual(
      index.body.split('\n').filter((line) => /^(?:-|##)/.test(line)),
      [
        '## Guides',
        '- [Write a remote](/platform/docs/how-to/write-a-remote.md)',
        '- [untitled.md](/platform/docs/untitled.md)',
        '## Optional',
        '- [0001 First](/platform/docs/decisions/0001-first.md)',
      ],
    );
    const guide = await app.inject('/platform/docs/how-to/write-a-remote.md');
    assert.equal(guide.body, '# Write a remote\n');
    assert.equal(guide.headers['content-type'], 'text/markdown; charset=utf-8');
    for (const path of ['secret.txt', '..%2f..%2fetc%2fpasswd', 'how-to/..%2fsecret.txt']) {
      assert.equal((await app.inject(`/platform/docs/${path}`)).statusCode, 404, path);
    }
  });
});
