import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { AffectedRelease } from '../advisories/find-affected.ts';
import { noticeTasks } from '../rollback/notices.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });

/** A bill of materials: package@version → the exposes that load it. */
const bill = (packages: Record<string, string[]>) => {
  const components = Object.entries(packages).map(([named, exposes]) => {
    const [name, version] = named.split(/(?<=.)@/);
    const properties = exposes.map((value) => ({ name: 'aangan:expose', value }));
    return { type: 'library', name, version, properties };
  });
  return { 'sbom.cdx.json': JSON.stringify({ bomFormat: 'CycloneDX', components }) };
};

const remote = (name: string, version: string, packages: Record<string, string[]>, more = {}) =>
  remoteRelease(name, version, { files: bill(packages), ...more });

const entry = (id: string, name: string, more: object = {}) => ({
  id,
  modified: '2026-11-01T00:00:00.000Z',
  isWithdrawn: false,
  aliases: [] as string[],
  summary: `A fault of ${name}`,
  severity: 'HIGH',
  affected: [{ name, ranges: [[{ introduced: '0' }, { fixed: '2.0.0' }]], versions: [] }],
  ...more,
});

describe('advisories about packages', () => {
  let server: TestServer;
  const shell = shellRelease('1', {}, {}, bill({ 'react@19.3.1': [] }));
  const clean = remote('vendors', 'clean', { 'left-pad@2.0.0': ['./Page'] });
  const first = remote('vendors', 'first', { 'left-pad@1.0.0': ['./Page'] });
  const second = remote('vendors', 'second', { 'left-pad@1.0.1': ['./Page'] });
  const designers = remote('designers', '1', {}, { consumes: { vendors: ['./Page'] } });

  const load = async (...entries: object[]) => {
    const answer = await server.post('/advisories', { entries });
    const body = (await answer.json()) as { added: string[]; leftOut: object[]; detail?: string };
    return { status: answer.status, ...body };
  };
  const list = async () => {
    const answer = await server.read('/advisories');
    return (await answer.json()) as { count: number; affected: AffectedRelease[] };
  };
  /** Publishes without a check of scripts: advisories read bills of materials only. */
  const publish = async (...releases: BuiltRelease[]) => {
    for (const { manifest, blobs } of releases) {
      await server.registry.releases.announce(manifest, { by: 'a test' });
      for (const [sha256, bytes] of blobs) await server.registry.releases.putBlob(sha256, bytes);
    }
    await server.database.pool.query('update release set published_at = now()');
  };
  const promote = async (channel: string, ...releases: BuiltRelease[]) => {
    const body = { releases: releases.map(refOf), why: 'A fix.' };
    const answer = await server.post(`/channels/${channel}/releases`, body);
    assert.equal(answer.status, 200, await answer.clone().text());
  };
  /** Does the jobs of advisories, and answers the mails that they send. */
  const mails = async () => {
    const sent: { to: string; subject: string; text: string }[] = [];
    const tasks = noticeTasks({
      mail: { send: async (mail: (typeof sent)[number]) => void sent.push(mail) } as never,
      mailClaimOf: () => ({}) as never,
      teamMails: { vendors: 'vendors@aangan.test', '*': 'all@aangan.test' },
    });
    for (const [name, task] of Object.entries({ ...server.registry.advisories.tasks, ...tasks })) {
      const { rows } = await server.database.pool.query(
        `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
         where task.id = job.task_id and task.identifier = $1 returning payload`,
        [name],
      );
      for (const { payload } of rows) await task(payload);
    }
    return sent;
  };

  before(async () => {
    server = await startTestServer();
    await publish(shell, clean, first, second, designers);
    await promote('production', shell, clean, designers);
    await promote('production', first);
    await promote('production', second);
    await promote('staging', shell, clean, designers);
  });
  after(() => server.stop());

  test('tell which pages of which channels load the package, whose they are, and since when', async () => {
    assert.deepEqual((await list()).affected, []);
    const { added } = await load(entry('GHSA-1', 'left-pad'), entry('GHSA-2', 'Left-Pad'));
    assert.deepEqual(added.sort(), ['GHSA-1', 'GHSA-2']);
    const { count, affected } = await list();
    assert.equal(count, 2);
    const [one, ...others] = affected;
    assert.deepEqual(others, []);
    assert.deepEqual(
      [one?.channel, one?.name, one?.team, one?.package, one?.version, one?.ids],
      ['production', 'vendors', 'vendors', 'left-pad', '1.0.1', ['GHSA-1']],
    );
    // Designers show a part of vendors.
    assert.deepEqual(one?.pages, ['/designers', '/vendors']);
    // The release before brought it; the one before that had another version.
    assert.equal(one?.since?.release, first.manifest.release);
  });

  test('are one fault under several names, and are forgotten once withdrawn', async () => {
    await load(entry('CVE-1', 'left-pad', { aliases: ['GHSA-1'] }));
    const { affected } = await list();
    assert.deepEqual(
      affected.map(({ ids }) => ids.sort()),
      [['CVE-1', 'GHSA-1']],
    );
    await load(entry('CVE-1', 'left-pad', { isWithdrawn: true }));
    assert.deepEqual((await list()).affected[0]?.ids, ['GHSA-1']);
    const older = entry('GHSA-1', 'other', { modified: '2020-01-01T00:00:00.000Z' });
    await load(older);
    assert.equal((await list()).affected.length, 1);
  });

  test('about what the shell has are about every page', async () => {
    const fixed = { ranges: [[{ introduced: '19.0.0' }, { fixed: '19.3.2' }]], versions: [] };
    await load(entry('GHSA-3', 'react', { affected: [{ name: 'react', ...fixed }] }));
    const found = (await list()).affected.filter((one) => one.package === 'react');
    assert.deepEqual(
      found.map(({ channel, name, team, pages }) => [channel, name, team, pages]),
      ['production', 'staging'].map((channel) => [channel, 'shell', null, null]),
    );
  });

  test('are told to the team once: when they are loaded, and when a channel gets such a release', async () => {
    const [told, ...others] = (await mails()).filter(({ to }) => to === 'vendors@aangan.test');
    assert.match(told?.text ?? '', /vendors \w+ on production: left-pad 1\.0\.1\n {2}GHSA-1/);
    assert.deepEqual(others, []);
    await load(entry('CVE-9', 'left-pad', { aliases: ['GHSA-1'] }));
    assert.deepEqual(await mails(), []);
    await promote('staging', first);
    const [again] = await mails();
    assert.match(again?.text ?? '', /on staging: left-pad 1\.0\.0/);
    await promote('staging', clean);
    assert.deepEqual(await mails(), []);
  });

  test('with what is no version say so, and malformed ones are refused as a whole', async () => {
    const broken = [[{ introduced: '0' }, { fixed: 'soon' }]];
    const odd = entry('GHSA-5', 'odd', {
      affected: [{ name: 'odd', ranges: broken, versions: [] }],
    });
    assert.deepEqual((await load(odd)).leftOut, [
      { id: 'GHSA-5', why: 'odd: a range with soon, which is no version' },
    ]);
    const { count } = await list();
    const refused = await load(entry('GHSA-6', 'a'), {
      ...entry('GHSA-7', 'b'),
      modified: 'today',
    });
    assert.equal(refused.status, 400);
    assert.match(refused.detail ?? '', /entries\/1\/modified/);
    assert.equal((await list()).count, count);
  });

  test('are for integrators only', async () => {
    assert.equal((await server.call('/advisories', {}, 'client')).status, 403);
    assert.equal((await server.post('/advisories', { entries: [] }, 'client')).status, 403);
  });
});
