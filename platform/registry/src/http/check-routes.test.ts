import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

describe('the checks of a channel over HTTP', () => {
  let testServer: TestServer;
  const shell = shellRelease('1');
  const fitting = remoteRelease('designers', '1');
  const other = remoteRelease('designers', '2', { requires: { react: '^20.0.0' } });
  const calling = (() => {
    const built = remoteRelease('vendors', '1');
    const operations = [{ method: 'get', path: '/items/', query: ['page'] }];
    return { ...built, manifest: { ...built.manifest, operations } };
  })();
  const refOf = ({ manifest: { name, release } }: typeof fitting | typeof shell) => ({
    name,
    release,
  });

  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, fitting, other, calling);
  });
  after(() => testServer.stop());
  beforeEach(() => testServer.emptyChannels());

  async function check(release: { name: string; release: string }) {
    const response = await testServer.post('/channels/staging/checks', { releases: [release] });
    assert.equal(response.status, 200);
    return (await response.json()) as { problems: string[]; warnings: string[] };
  }

  describe('checking a release', () => {
    test('says that it fits, and changes nothing', async () => {
      await testServer.registry.channels.move('staging', [refOf(shell)], { by: 'anna', why: '' });
      const statusBefore = await testServer.registry.channels.status('staging');
      assert.deepEqual(await check(refOf(fitting)), { problems: [], warnings: [], openedIn: [] });
      assert.deepEqual(await testServer.registry.channels.status('staging'), statusBefore);
      const [newest] = await testServer.registry.channels.history('staging');
      assert.equal(newest?.name, 'shell');
    });

    test('says why it would be refused', async () => {
      await testServer.registry.channels.move('staging', [refOf(shell)], { by: 'anna', why: '' });
      const { problems } = await check(refOf(other));
      assert.equal(problems.length, 1);
      assert.match(
        problems[0] ?? '',
        /^shared packages: designers \w+ \(team designers\) needs react \^20\.0\.0/,
      );
    });

    test('answers 404 for a release that was not published, and for an unknown channel', async () => {
      const unknown = { name: 'designers', release: '0'.repeat(16) };
      const none = await testServer.post('/channels/staging/checks', { releases: [unknown] });
      assert.equal(none.status, 404);
      const nowhere = await testServer.post('/channels/nowhere/checks', {
        releases: [refOf(fitting)],
      });
      assert.equal(nowhere.status, 404);
    });
  });

  describe('checking a new API', () => {
    const checkApi = (document: unknown) => testServer.post('/checks/api', { document });

    test('says for every channel which calls of its releases it lacks', async () => {
      const decision = { by: 'anna', why: '' };
      await testServer.registry.channels.move('staging', [refOf(shell), refOf(calling)], decision);
      const response = await checkApi({ paths: { '/items/': { get: {} } } });
      assert.equal(response.status, 200);
      const { results } = (await response.json()) as {
        results: { channel: string; problems: string[] }[];
      };
      const problemsOn = (name: string) =>
        results.find(({ channel }) => channel === name)?.problems ?? [];
      assert.deepEqual(problemsOn('production'), []);
      assert.match(
        problemsOn('staging').join(),
        /^API operations: vendors \w+ \(team vendors\) calls GET \/items\/, with page, and the API does not know that/,
      );
    });

    test('refuses what is no OpenAPI document', async () => {
      for (const document of [{}, [], { paths: { '/items/': null } }, 'text']) {
        assert.equal((await checkApi(document)).status, 400);
      }
    });

    test('refuses a document over its bounds, and says what is allowed', async () => {
      await testServer.registry.channels.move('staging', [refOf(shell), refOf(calling)], {
        by: 'anna',
        why: '',
      });
      const response = await checkApi({ paths: { [`/${'{'.repeat(4_000_000)}`]: {} } });
      assert.equal(response.status, 400);
      const { detail } = (await response.json()) as { detail: string };
      assert.match(detail, /^The path .* has 4000001 characters, and may have 300\.$/);
    });
  });
});
