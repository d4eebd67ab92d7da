import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, mock, test } from 'node:test';
import { createRemote } from './create-remote.ts';

/** Nothing listens there. */
const unreachable = 'http://127.0.0.1:9';

describe('the command that begins a repository', () => {
  let folder: string;
  let site: Server;
  const said: string[] = [];
  const say = (...texts: unknown[]) => {
    said.push(texts.map((text) => (text instanceof Error ? text.stack : text)).join(' '));
  };
  const siteUrl = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  /** Runs it as one that comes from a site which does not answer. */
  const run = async (...argv: string[]) => {
    said.length = 0;
    const code = await createRemote(argv, unreachable);
    return { code, text: said.join('\n') };
  };

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aangan-create-'));
    const sdk = { version: '2.12.0', state: 'current', libraries: {}, packages: [] };
    const results = [{ ...sdk, publishedAt: '2026-11-27T03:00:00.000Z' }];
    site = createServer((_request, answer) => {
      answer.setHeader('content-type', 'application/json').end(JSON.stringify({ results }));
    });
    await new Promise<void>((resolve) => {
      site.listen(0, '127.0.0.1', resolve);
    });
    mock.method(console, 'log', say);
    mock.method(console, 'error', say);
  });
  after(async () => {
    mock.restoreAll();
    site.close();
    await rm(folder, { recursive: true });
  });

  test('says how it is used, and writes nothing', async () => {
    for (const option of ['--help', '-h']) {
      const { code, text } = await run(option);
      assert.equal(code, 0);
      assert.match(text, /--team.*--with.*--into.*--url/s);
    }
  });

  test('makes a repository for another site by --url', async () => {
    const into = path.join(folder, 'boards');
    const { code, text } = await run('boards', '--url', `${siteUrl()}/any/page`, '--into', into);
    assert.equal(code, 0, text);
    assert.match(text, new RegExp(`packages 2\\.12\\.0 of ${siteUrl()}\\. Next:`));
    assert.ok((await readdir(into)).includes('remote.json'));
  });

  test('says what is wrong without a stack', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, 'x');
    const ofSite = ['boards', '--url', siteUrl()];
    for (const [argv, says] of [
      [
        [...ofSite, '--into', file],
        /a-file cannot be made a folder \(EEXIST\)\. Name another with --into/,
      ],
      [
        [...ofSite, '--into', path.join(file, 'below')],
        /a-file\/below cannot be made a folder \(ENOTDIR\)/,
      ],
      [['boards', '--into', path.join(folder, 'new')], /does not answer\. Is Aangan running there/],
      [['boards', '--url', 'javascript:alert(1)'], /--url takes the address of a site/],
      [['boards', '--url', 'aangan.example'], /--url takes the address of a site/],
      [['boards', '--from', 'x'], /Unknown option '--from'[\s\S]*create-aangan-remote <name>/],
      [[], /Name the remote/],
    ] as const) {
      const { code, text } = await run(...argv);
      assert.equal(code, 1);
      assert.match(text, says);
      assert.doesNotMatch(text, /\n +at /);
    }
  });
});
