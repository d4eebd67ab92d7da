import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { RegistryReader } from '@aangan/manifest';
import type { FastifyInstance } from 'fastify';
import { anEdge } from '../testing/an-edge.ts';
import { fixedRegistry } from '../testing/fixed-registry.ts';
import { createDiskCache } from './disk-cache.ts';
import { createEdgeCache } from './edge-cache.ts';

describe('a fresh edge whose registry is down', () => {
  let directory: string;
  const open: FastifyInstance[] = [];
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'aangan-edge-'));
  });
  afterEach(async () => {
    for (const edge of open.splice(0)) await edge.close();
    await rm(directory, { recursive: true });
  });

  /** A registry whose files have the integrity that they claim. */
  function aRegistry() {
    const registry = fixedRegistry();
    for (const [key, file] of registry.files) {
      const hash = createHash('sha384').update(file.bytes).digest('base64');
      registry.files.set(key, { ...file, integrity: `sha384-${hash}` });
    }
    return registry;
  }

  /** A cache as a new process finds it. */
  const aCache = (onError: (error: unknown) => void = () => undefined) =>
    createEdgeCache({ directory, maxBytes: 1_000_000, onError });
  const entryPath = ['designers', 'b'.repeat(16), 'entry.js'] as const;

  /** An edge as a new process would be: with nothing in memory. */
  async function aFreshEdge({ reader }: ReturnType<typeof fixedRegistry>) {
    const cache = aCache();
    const edge = await anEdge({ reader, cache });
    open.push(edge);
    return edge;
  }

  async function keptFiles(): Promise<string[]> {
    const folder = path.join(directory, 'files');
    const names = await readdir(folder).catch(() => []);
    return names.filter((name) => !name.endsWith('.new')).map((name) => path.join(folder, name));
  }

  /** Serves a page once; the edge then fetches every other file by itself, and has kept them when it is closed. */
  async function serveOnce(registry: ReturnType<typeof fixedRegistry>): Promise<void> {
    const edge = await aFreshEdge(registry);
    await edge.inject('/designers');
    await edge.close();
  }

  const entry = `/releases/designers/${'b'.repeat(16)}/entry.js`;

  test('serves the last composition, and files that no visitor had requested', async () => {
    const registry = aRegistry();
    await serveOnce(registry);
    registry.state.isDown = true;
    const edge = await aFreshEdge(registry);
    const page = await edge.inject('/designers');
    assert.equal(page.statusCode, 200);
    assert.match(page.body, /id="aangan-composition"/);
    const file = await edge.inject(entry);
    assert.equal(file.statusCode, 200);
    assert.equal(file.body, 'entry()');
    assert.equal(file.headers['content-type'], 'text/javascript; charset=utf-8');
  });

  test('serves no file that was changed on its disk', async () => {
    const registry = aRegistry();
    await serveOnce(registry);
    for (const file of await keptFiles()) {
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace('entry()', 'evil()'));
    }
    registry.state.isDown = true;
    assert.equal((await (await aFreshEdge(registry)).inject(entry)).statusCode, 503);
    registry.state.isDown = false;
    assert.equal((await (await aFreshEdge(registry)).inject(entry)).body, 'entry()');
  });

  test('gives a file with its compressed copy, and the dictionaries that it has deltas from', async () => {
    const registry = aRegistry();
    const [, file] = [...registry.files].find(([, { bytes }]) => bytes.byteLength > 0) ?? [];
    assert.ok(file);
    const dictionaries = ['ab'.repeat(32), 'cd'.repeat(32)];
    const whole = { ...file, brotli: brotliCompressSync(file.bytes), dictionaries };
    const reader: RegistryReader = { ...registry.reader, releaseFile: async () => whole };
    await aCache()
      .around(reader)
      .releaseFile(...entryPath);
    const away = { ...reader, releaseFile: () => Promise.reject(new Error('down')) };
    assert.deepEqual(
      await aCache()
        .around(away)
        .releaseFile(...entryPath),
      whole,
    );
  });

  test('has no composition where none was kept, or one that this version cannot read', async () => {
    const cache = aCache();
    assert.equal(await cache.composition('production'), null);
    const formerly = createDiskCache({
      directory: path.join(directory, 'compositions'),
      maxBytes: 1_000_000,
      onError: () => undefined,
    });
    await formerly.write('production', [Buffer.from('{"format":0}')], {});
    assert.equal(await cache.composition('production'), null);
  });

  test('keeps the files of a canary that has no shell of its own', async () => {
    const registry = aRegistry();
    const { composition } = registry.state;
    assert.ok(composition);
    const canary = { id: 1, percent: 10, remotes: composition.remotes };
    registry.state.composition = { ...composition, canaries: [canary] };
    const errors: unknown[] = [];
    const cache = aCache((error) => errors.push(error));
    await cache.around(registry.reader).composition('production');
    await cache.settled();
    assert.deepEqual(errors, []);
    assert.ok((await keptFiles()).length > 1);
  });

  test('keeps no compressed copy that is not of its file', async () => {
    const registry = aRegistry();
    const [key, file] = [...registry.files].find(([, { bytes }]) => bytes.byteLength > 0) ?? [];
    assert.ok(key && file);
    const reader: RegistryReader = {
      ...registry.reader,
      releaseFile: async () => ({ ...file, brotli: brotliCompressSync('another file') }),
    };
    assert.ok(
      (
        await aCache()
          .around(reader)
          .releaseFile(...entryPath)
      )?.brotli,
    );
    const right = { ...reader, releaseFile: async () => file };
    assert.deepEqual(
      await aCache()
        .around(right)
        .releaseFile(...entryPath),
      file,
    );
  });

  test('serves what is new as soon as the registry is back', async () => {
    const registry = aRegistry();
    await serveOnce(registry);
    const { composition } = registry.state;
    assert.ok(composition);
    registry.state.composition = { ...composition, revision: 2, securityFix: 2 };
    const { body } = await (await aFreshEdge(registry)).inject('/designers');
    assert.match(body, /"securityFix":2/);
  });
});
