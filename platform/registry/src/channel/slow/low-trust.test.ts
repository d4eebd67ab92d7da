import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { holdChannel } from '../../testing/hold-channel.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
const grants = ['read /api/designers/vendors/'];

describe('a remote of low trust', () => {
  let testServer: TestServer;
  const shell = shellRelease('1', { slots: { 'page.aside': { max: 2 } } });
  const first = remoteRelease('vendors', '1', { asks: grants });
  const asking = remoteRelease('vendors', '2', { asks: [...grants, 'open /designers/:id'] });
  const aside = [{ slot: 'page.aside', expose: './Page', order: 1 }];
  const unasking = remoteRelease('tiles', '1', { extensions: aside });
  const filling = remoteRelease('tiles', '2', { extensions: aside, asks: ['fill page.aside'] });
  const mark = (body: object, { name = 'vendors', by = 'integrator' } = {}) => {
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'PUT', headers, body: JSON.stringify(body) };
    return testServer.call(`/low-trust/${name}`, sent, by);
  };
  const served = async (channel = 'production') => {
    const answer = await testServer.call(`/channels/${channel}`, {});
    return (await answer.json()) as {
      revision: number;
      securityFix?: number;
      remotes: { name: string; lowTrust?: object; extensions?: { isOff?: boolean }[] }[];
    };
  };
  const promote = async (release: BuiltRelease, more: object = {}) => {
    const body = { releases: [refOf(release)], why: 'A try.', ...more };
    const answer = await testServer.post('/channels/production/releases', body);
    return { status: answer.status, text: await answer.text() };
  };

  before(async () => {
    testServer = await startTestServer({});
    await testServer.publish(shell, first, asking, unasking, filling);
    for (const channel of ['production', 'staging']) {
      const body = { releases: [shell, first].map(refOf), why: 'The first.' };
      await testServer.post(`/channels/${channel}/releases`, body);
    }
  });
  after(() => testServer.stop());

  test('is so on every channel that serves it, and pages that are open reload', async () => {
    const { revision } = await served();
    // What nobody asks for is not open.
    const given = [...grants, 'open /admin'];
    const answer = await mark({ grants: given, why: 'An agency builds it.' });
    assert.deepEqual(
      [answer.status, await answer.json()],
      [200, { channels: ['production', 'staging'], notGranted: [], notAsked: ['open /admin'] }],
    );
    for (const channel of ['production', 'staging']) {
      const { remotes } = await served(channel);
      assert.deepEqual(remotes[0]?.lowTrust, { grants }, channel);
    }
    const now = await served();
    assert.deepEqual([now.revision, now.securityFix], [revision + 1, revision + 1]);
  });

  test('is in the history and the list, with who marked it, how that was proved, and why', async () => {
    const history = await testServer.call('/history?channel=production', {}, 'integrator');
    const { results } = (await history.json()) as { results: Record<string, unknown>[] };
    const { kind, name, grants: granted, by, why } = results[0] ?? {};
    assert.deepEqual(
      [kind, name, granted, why],
      ['trust-less', 'vendors', [...grants, 'open /admin'], 'An agency builds it.'],
    );
    assert.match(String(by), /\(proved by /);
    const list = await testServer.call('/low-trust', {}, 'integrator');
    const { results: marked } = (await list.json()) as { results: Record<string, unknown>[] };
    assert.deepEqual([marked[0]?.name, marked[0]?.grants], ['vendors', [...grants, 'open /admin']]);
  });

  test('is refused where it asks for more than it was granted, and is told what', async () => {
    const { status, text } = await promote(asking);
    assert.equal(status, 409);
    assert.match(
      text,
      /low trust: vendors \w+ asks for what it was not granted: \\"open \/designers\/:id\\"\. Take it out/,
    );
    assert.doesNotMatch(text, /granted: [^.]*read \/api/);
    // Its command would take away nothing that was granted.
    const all = [...grants, 'open /admin', 'open /designers/:id'];
    const command = `trust low vendors${all.map((one) => ` --grant \\"${one}\\"`).join('')} --why`;
    assert.ok(text.includes(command), text);
    await mark({ grants: [...grants, 'open /designers/:id'], why: 'It leads to designers.' });
    assert.equal((await promote(asking)).status, 200);
  });

  test('is told what its served releases ask for and was not granted, and what none asks for', async () => {
    const body = { releases: [refOf(asking)], why: 'A try.', canary: 10 };
    await mark({ grants: [...grants, 'open /designers/:id'], why: 'For the canary.' });
    const back = { releases: [refOf(first)], why: 'Back.' };
    await testServer.post('/channels/production/releases', back);
    const told = async (given: string[], name = 'vendors') => {
      const answer = await mark({ grants: given, why: 'A try.' }, { name });
      const { notGranted, notAsked } = (await answer.json()) as Record<string, string[]>;
      return { notGranted, notAsked };
    };
    const opened = 'open /designers/:id';
    assert.deepEqual(await told([...grants, opened]), { notGranted: [], notAsked: [opened] });
    const canary = await testServer.post('/channels/production/releases', body);
    assert.equal(canary.status, 200, await canary.text());
    assert.deepEqual(await told([...grants, opened]), { notGranted: [], notAsked: [] });
    assert.deepEqual(await told(['open /admin']), {
      notGranted: [...grants, opened],
      notAsked: ['open /admin'],
    });
    // Not on any channel: its newest release counts.
    assert.deepEqual(await told(['open /admin'], 'tiles'), {
      notGranted: ['fill page.aside'],
      notAsked: ['open /admin'],
    });
    await testServer.post('/low-trust/tiles/end', { why: 'A try.' });
    await told([...grants, opened]);
  });

  test('takes only what a frame can ask for', async () => {
    for (const wrong of [
      'read /auth',
      'read /api/../x',
      'open //evil.test',
      'send /api/x/',
      'tell X',
      'fill page',
      'fill Page.aside',
      'fill page.aside/x',
      'fill page.aside more',
    ]) {
      assert.equal((await mark({ grants: [wrong], why: 'A try.' })).status, 400, wrong);
    }
    const absent = await mark({ grants: [], why: 'A try.' }, { name: 'absent' });
    assert.equal(absent.status, 404);
    assert.match(await absent.text(), /There is no remote \\"absent\\"\. Publish it first/);
  });

  test('is marked by integrators who have proved lately who they are', async () => {
    for (const by of ['unproved', 'client']) {
      assert.equal((await mark({ grants: [], why: 'A try.' }, { by })).status, 403, by);
      const end = await testServer.post('/low-trust/vendors/end', { why: 'A try.' }, by);
      assert.equal(end.status, 403, by);
    }
    assert.ok((await served()).remotes[0]?.lowTrust);
  });

  test('stays so where it is put on a channel again, until it is trusted fully', async () => {
    await testServer.post('/channels/staging/removals', { names: ['vendors'], why: 'A try.' });
    const body = { releases: [refOf(first)], why: 'Again.' };
    assert.equal((await testServer.post('/channels/staging/releases', body)).status, 200);
    assert.ok((await served('staging')).remotes[0]?.lowTrust);
    const ended = await testServer.post('/low-trust/vendors/end', { why: 'It was reviewed.' });
    assert.equal(ended.status, 200);
    assert.equal((await served('staging')).remotes[0]?.lowTrust, undefined);
    assert.equal((await served()).remotes[0]?.lowTrust, undefined);
  });

  test('is trusted fully once: again is refused, and has no page reload', async () => {
    const { revision, securityFix } = await served();
    const again = await testServer.post('/low-trust/vendors/end', { why: 'A try.' });
    const { detail } = (await again.json()) as { detail: string };
    assert.deepEqual([again.status, detail], [409, 'vendors is trusted fully already.']);
    const now = await served();
    assert.deepEqual([now.revision, now.securityFix], [revision, securityFix]);
  });

  test('is in a slot, with what that gives it, only where it asks for that and was granted it', async () => {
    const isOff = async () => {
      const { remotes } = await served();
      return remotes.find(({ name }) => name === 'tiles')?.extensions?.map((one) => one.isOff);
    };
    const allow = async (...given: string[]) => {
      const answer = await mark({ grants: given, why: 'An agency.' }, { name: 'tiles' });
      assert.equal(answer.status, 200);
    };
    assert.equal((await promote(unasking)).status, 200);
    assert.deepEqual(await isOff(), [undefined], 'fully trusted');
    await allow();
    assert.deepEqual(await isOff(), [true], 'neither asked nor granted');
    await allow('fill page.aside');
    assert.deepEqual(await isOff(), [true], 'granted, and not asked');
    assert.equal((await promote(filling)).status, 200);
    assert.deepEqual(await isOff(), [undefined], 'asked and granted');
    await allow('fill page.other');
    assert.deepEqual(await isOff(), [true], 'granted for another slot');
    const { status, text } = await promote(unasking);
    assert.equal(status, 200, text);
    assert.match((await promote(filling)).text, /was not granted: \\"fill page\.aside\\"/);
  });

  test('is so on a channel that takes it while it is marked', async () => {
    const on = '/channels/staging';
    await testServer.post(`${on}/removals`, { names: ['vendors'], why: 'A try.' });
    const { waited, release } = await holdChannel(testServer, 'production');
    const marked = mark({ grants, why: 'An agency builds it.' });
    await waited(1);
    const body = { releases: [refOf(first)], why: 'Meanwhile.' };
    assert.equal((await testServer.post(`${on}/releases`, body)).status, 200);
    assert.equal((await served('staging')).remotes[0]?.lowTrust, undefined);
    await release();
    const { channels } = (await (await marked).json()) as { channels: string[] };
    assert.deepEqual(channels, ['production', 'staging']);
    assert.deepEqual((await served('staging')).remotes[0]?.lowTrust, { grants });
  });
});
