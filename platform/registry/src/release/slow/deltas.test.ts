import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { availableDictionaryOf, deltaUnpacksTo } from '@aangan/server/requests';
import { request } from 'undici';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { allReleaseKeys } from '../release-file-repository.ts';

const lines = Array.from({ length: 400 }, (_, line) =>
  createHash('sha256').update(`${line}`).digest('hex'),
);
/** A script of which each version differs in one line. */
const scriptOf = (version: string) => JSON.stringify([...lines, version]);

describe('deltas between releases of a remote', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    const shell = shellRelease('1');
    await testServer.publish(shell);
    for (const channel of ['production', 'staging']) await move(channel, shell);
  });
  after(() => testServer.stop());

  const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
  const move = (channel: string, built: BuiltRelease) =>
    testServer.registry.channels.move(channel, [refOf(built)], { by: 'anna', why: '' });
  const pathOf = (version: string) => `Page.${version.padStart(10, '0')}.js`;
  async function published(name: string, version: string, files: Record<string, string> = {}) {
    const built = remoteRelease(name, version, {
      files: { [pathOf(version)]: scriptOf(version), ...files },
    });
    await testServer.publish(built);
    return built;
  }
  const hashOf = ({ manifest }: BuiltRelease, version: string) =>
    manifest.files[pathOf(version)]?.sha256 ?? '';
  const fileOf = ({ manifest: { name, release } }: BuiltRelease, version: string) =>
    testServer.registry.reader.releaseFile(name, release, pathOf(version));
  const deltaOf = ({ manifest: { name, release } }: BuiltRelease, version: string, from: string) =>
    testServer.registry.reader.compressedFile?.(name, release, pathOf(version), {
      dictionary: from,
    });

  test('make the file of the later one of that which a channel serves, in a few bytes', async () => {
    const first = await published('changed', '1');
    await move('production', first);
    const second = await published('changed', '2');
    const dictionary = hashOf(first, '1');
    const file = await fileOf(second, '2');
    assert.deepEqual(file?.dictionaries, [dictionary]);
    const delta = await deltaOf(second, '2', dictionary);
    assert.ok(delta && delta.length < 200);
    const plain = { bytes: file.bytes.length, sha256: hashOf(second, '2') };
    assert.ok(await deltaUnpacksTo(delta, Buffer.from(scriptOf('1')), plain));
  });

  test('are made from what channels serve, served before or have in a canary, and from no other release', async () => {
    const versions: BuiltRelease[] = [];
    for (const version of ['1', '2', '3', '4']) versions.push(await published('chosen', version));
    const [first, second, third, fourth] = versions as [
      BuiltRelease,
      BuiltRelease,
      BuiltRelease,
      BuiltRelease,
    ];
    for (const one of [first, second, third]) await move('production', one);
    await move('staging', fourth);
    const file = await fileOf(await published('chosen', '5'), '5');
    // Release 1 served before the one before.
    const expected = [hashOf(third, '3'), hashOf(second, '2'), hashOf(fourth, '4')];
    assert.deepEqual([...(file?.dictionaries ?? [])].sort(), expected.sort());
    const staged = { by: 'anna', why: '' };
    await testServer.registry.channels.retire(refOf(second), staged);
    const next = await fileOf(await published('chosen', '6'), '6');
    assert.ok(!next?.dictionaries?.includes(hashOf(second, '2')), 'not from a retired one');
  });

  test('are never made from a file of another remote', async () => {
    const other = await published('another', '7');
    await move('production', other);
    const built = await published('separate', '8');
    assert.equal((await fileOf(built, '8'))?.dictionaries, undefined);
    assert.equal(await deltaOf(built, '8', hashOf(other, '7')), null);
  });

  test('are not kept where brotli is smaller', async () => {
    const random = (seed: string) =>
      JSON.stringify(
        lines.map((line) =>
          createHash('sha512')
            .update(seed + line)
            .digest('base64'),
        ),
      );
    const first = await published('different', '1', { 'other.js': random('a') });
    await move('production', first);
    const second = await published('different', '2', { 'other.js': random('b') });
    const { name, release } = second.manifest;
    const file = await testServer.registry.reader.releaseFile(name, release, 'other.js');
    assert.ok(file?.brotli);
    assert.equal(file.dictionaries, undefined);
  });

  test('are sent over HTTP to who has the dictionary, and else an ordinary copy', async () => {
    const first = await published('asked', '1');
    await move('production', first);
    const second = await published('asked', '2');
    await move('production', second);
    const { name, release } = second.manifest;
    const { origin } = new URL((await testServer.call('/health')).url);
    const ask = async (headers: Record<string, string>) => {
      const url = `${origin}/platform/releases/${name}/${release}/files/${pathOf('2')}`;
      const answer = await request(url, { headers });
      return { ...answer, bytes: Buffer.from(await answer.body.arrayBuffer()) };
    };
    const dictionary = hashOf(first, '1');
    const available = availableDictionaryOf(dictionary);
    const right = await ask({ 'accept-encoding': 'dcz', 'available-dictionary': available });
    assert.equal(right.headers['content-encoding'], 'dcz');
    assert.equal(right.headers['x-dictionaries'], dictionary);
    assert.equal(right.headers['cache-control'], 'private, no-store');
    const digest = createHash('sha256').update(right.bytes).digest('base64');
    assert.equal(right.headers['content-digest'], `sha-256=:${digest}:`);
    for (const wrong of ['', ':A:', availableDictionaryOf('ab'.repeat(32)), 'x'.repeat(9_000)]) {
      const answer = await ask({ 'accept-encoding': 'br, dcz', 'available-dictionary': wrong });
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['content-encoding'], 'br');
      assert.equal(answer.headers.vary, 'accept-encoding, available-dictionary');
    }
  });

  test('are swept when nothing names them, in backups as long as something does, and not served where they are wrong', async () => {
    const first = await published('swept', '21');
    await move('production', first);
    const second = await published('swept', '22');
    const dictionary = hashOf(first, '21');
    const row = await testServer.database.kysely
      .selectFrom('release_file')
      .select('deltas')
      .where('name', '=', 'swept')
      .where('path', '=', pathOf('22'))
      .executeTakeFirstOrThrow();
    const delta = row.deltas[dictionary] ?? '';
    await testServer.registry.sweep(0);
    assert.ok(await testServer.blobs.has(delta));
    const { rows } = await testServer.database.pool.query(allReleaseKeys);
    assert.ok(rows.some(({ sha256 }) => sha256 === delta));

    const { sha256: wrong } = await testServer.blobs.put(Buffer.from('no delta'));
    await testServer.database.kysely
      .updateTable('release_file')
      .set({ deltas: JSON.stringify({ [dictionary]: wrong }) })
      .where('name', '=', 'swept')
      .where('path', '=', pathOf('22'))
      .execute();
    assert.equal(await deltaOf(second, '22', dictionary), null);
    assert.equal((await fileOf(second, '22'))?.dictionaries, undefined);
    await testServer.registry.sweep(0);
    for (const gone of [delta, wrong]) assert.equal(await testServer.blobs.has(gone), false);
  });
});
