import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { announce } from './build-announced.ts';
import { readBuildTimes } from './build-times.ts';

const vendors = {
  name: 'vendors',
  kind: 'release' as const,
  release: '0123456789abcdef',
  directory: '/apps/mfe-vendors/dist',
  built: true,
};

test('a start says what is built, which of how many, and how long it took last time', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-build-times-'));
  t.after(() => rm(folder, { recursive: true }));
  const begin = async () => {
    const said: string[] = [];
    const times = await readBuildTimes(folder);
    const { began, built } = announce((text) => said.push(text), times);
    began({ began: '/apps/mfe-vendors', number: 3, count: 7 });
    built(vendors);
    await times.keep();
    return said;
  };
  assert.deepEqual(await begin(), ['  … building mfe-vendors, 3 of 7']);
  assert.deepEqual(await begin(), ['  … building mfe-vendors, 3 of 7 (0 s last time)']);
});

test('an app that was there already has no time', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-build-times-'));
  t.after(() => rm(folder, { recursive: true }));
  const times = await readBuildTimes(folder);
  announce(() => undefined, times).built({ ...vendors, built: false });
  assert.equal(times.last('mfe-vendors'), undefined);
});

test('times that were half written are forgotten', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-build-times-'));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'build-times.json'), '{"mfe-vendors": 12');
  assert.equal((await readBuildTimes(folder)).last('mfe-vendors'), undefined);
});
