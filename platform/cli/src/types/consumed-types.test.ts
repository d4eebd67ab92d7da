import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { staleTypes, writeTypes } from './consumed-types.ts';

const button = 'src/remote-types/designers/ConnectButton.d.ts';

describe('types of parts of other remotes', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aangan-types-'));
  });
  after(() => rm(folder, { recursive: true }));

  test('are not missed where a remote keeps none', async () => {
    assert.deepEqual(await staleTypes(folder, { [button]: 'one' }), []);
  });

  test('are written in place of those before, and known to be stale when the channel has others', async () => {
    await writeTypes(folder, { 'src/remote-types/auth/AuthPanel.d.ts': 'old' });
    await writeTypes(folder, { [button]: 'one' });
    assert.equal(await readFile(path.join(folder, button), 'utf8'), 'one');
    await assert.rejects(readFile(path.join(folder, 'src/remote-types/auth/AuthPanel.d.ts')));
    assert.deepEqual(await staleTypes(folder, { [button]: 'one' }), []);
    assert.deepEqual(await staleTypes(folder, { [button]: 'two' }), [button]);
    await writeFile(path.join(folder, button), 'edited');
    assert.deepEqual(await staleTypes(folder, { [button]: 'one' }), [button]);
  });
});
