import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const shell = shellRelease('1');
const releases = ['1', '2', '3', '4'].map((version) => remoteRelease('vendors', version));
const [first, hostile, fix, next] = releases as [
  BuiltRelease,
  BuiltRelease,
  BuiltRelease,
  BuiltRelease,
];
const auth = ['1', '2', '3'].map((version) => remoteRelease('auth', version));
const [oldAuth, newAuth, authCanary] = auth as [BuiltRelease, BuiltRelease, BuiltRelease];
const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
const idOf = ({ manifest }: BuiltRelease) => manifest.release;
const why = 'It is hostile.';

describe('the last known good release', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, ...releases, ...auth);
  });
  after(() => testServer.stop());
  beforeEach(() => testServer.emptyChannels());

  const post = async (path: string, body: object) => {
    const answer = await testServer.post(`/channels/production/${path}`, body);
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
  interface Answer {
    revision: number;
    moved: { previous: string | null }[];
    warnings: string[];
    detail: string;
    problems: string[];
  }
  const promote = async (built: BuiltRelease[], more: object = {}) => {
    const { status, body } = await post('releases', { releases: built.map(refOf), ...more });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const rollBack = (release?: BuiltRelease, name = 'vendors') =>
    post('rollbacks', { releases: [release ? refOf(release) : { name }], why });

  /** What a remote is at, and what the status and the composition name as its last known good release. */
  async function served(name = 'vendors') {
    const { channels } = testServer.registry;
    const status = (await channels.status('production')).releases.find((one) => one.name === name);
    const composition = await channels.composition('production');
    const remote = composition?.remotes.find((one) => one.name === name);
    assert.equal(status?.release, remote?.release);
    assert.equal(status?.previous, remote?.fallback?.release ?? null);
    return [remote?.release, remote?.fallback?.release];
  }
  const fileOf = async ({ manifest: { name, release } }: BuiltRelease) =>
    (await testServer.call(`/releases/${name}/${release}/files/entry.js`)).status;

  describe('of a security fix', () => {
    let fixed: number;
    let moved: Answer['moved'];
    beforeEach(async () => {
      await promote([shell, first, oldAuth]);
      await promote([hostile]);
      await promote([newAuth]);
      ({ revision: fixed, moved } = await promote([fix], { isSecurityFix: true }));
    });

    test('is none from before it; other remotes keep theirs', async () => {
      assert.deepEqual(
        moved.map(({ previous }) => previous),
        [null],
      );
      assert.deepEqual(await served(), [idOf(fix), undefined]);
      assert.deepEqual(await served('auth'), [idOf(newAuth), idOf(oldAuth)]);
    });

    test('is nothing that a rollback goes to, of the remote or of the change set', async () => {
      const servedBefore = `served on production before the security fix of change set ${fixed}.`;
      const ofRemote = await rollBack();
      assert.equal(ofRemote.status, 409);
      assert.deepEqual(
        ofRemote.body.problems,
        [first, hostile].map((one) => `vendors ${idOf(one)} ${servedBefore}`).sort(),
      );
      const ofChangeSet = await post(`change-sets/${fixed}/rollback`, { why });
      assert.equal(ofChangeSet.status, 409);
      assert.deepEqual(ofChangeSet.body.problems, [`vendors ${idOf(hostile)} ${servedBefore}`]);
      assert.deepEqual(await served(), [idOf(fix), undefined]);
    });

    test('is the fix for what comes after it, and nothing before that', async () => {
      assert.deepEqual((await promote([next])).warnings, []);
      assert.deepEqual(await served(), [idOf(next), idOf(fix)]);
      assert.equal((await rollBack()).status, 200);
      assert.deepEqual(await served(), [idOf(fix), undefined]);
      assert.equal((await rollBack()).status, 409);
    });

    test('is not what a person named all the same, who is told', async () => {
      const told = [
        `vendors ${idOf(hostile)} served on production before the security fix of change set ${fixed}.`,
      ];
      const named = await rollBack(hostile);
      assert.deepEqual([named.status, named.body.warnings], [200, told]);
      assert.deepEqual(await served(), [idOf(hostile), undefined]);
      await promote([next]);
      assert.deepEqual(await served(), [idOf(next), undefined]);
      assert.equal((await rollBack()).status, 409);
      assert.deepEqual((await promote([hostile], { canary: 10 })).warnings, told);
      assert.deepEqual((await promote([hostile])).warnings, told);
    });

    test('is none any more once what serves already is marked as the fix, once', async () => {
      const plain = (await promote([next])).revision;
      assert.deepEqual(await served(), [idOf(next), idOf(fix)]);
      const marked = (await promote([next], { isSecurityFix: true })).revision;
      assert.equal(marked, plain + 1);
      assert.deepEqual(await served(), [idOf(next), undefined]);
      const { securityFix } = (await testServer.registry.channels.composition('production')) ?? {};
      assert.equal(securityFix, marked);
      assert.equal((await rollBack()).status, 409);
      const undone = await post(`change-sets/${marked}/rollback`, { why });
      assert.deepEqual([undone.status, undone.body.revision], [200, marked]);
      assert.equal((await promote([next], { isSecurityFix: true })).revision, marked);
      // Of what moves others along, nothing else is marked.
      await promote([first, newAuth], { isSecurityFix: true });
      assert.deepEqual(await served('auth'), [idOf(newAuth), idOf(oldAuth)]);
    });

    test('can be an older release that the fix put there again', async () => {
      await promote([first], { isSecurityFix: true });
      assert.deepEqual((await promote([next])).warnings, []);
      assert.deepEqual(await served(), [idOf(next), idOf(first)]);
      assert.equal((await rollBack()).status, 200);
      assert.deepEqual(await served(), [idOf(first), undefined]);
    });

    test('stays that of a remote whose canary the fix ends', async () => {
      await promote([next, authCanary], { canary: 10 });
      await promote([first], { isSecurityFix: true });
      assert.equal((await testServer.registry.channels.status('production')).canaries.length, 0);
      assert.deepEqual(await served('auth'), [idOf(newAuth), idOf(oldAuth)]);
      assert.equal((await rollBack(undefined, 'auth')).status, 200);
    });
  });

  describe('that was published with a token', () => {
    const publishWithToken = async (name: string) => {
      const wanted = { name: 'ci', team: name, channels: ['production'], days: 1 };
      const token = await testServer.registry.tokens.issue(wanted, 'anna');
      const built = ['1', '2', '3'].map((version) => remoteRelease(name, version));
      const [own, leaked, later] = built as [BuiltRelease, BuiltRelease, BuiltRelease];
      const by = `ci (token of team ${name})`;
      await testServer.registry.releases.announce(leaked.manifest, { by });
      await testServer.publish(...built);
      return { token, own, leaked, later };
    };

    test('is none once the token is revoked, and is gone back to only where it is named', async () => {
      const { token, own, leaked, later } = await publishWithToken('leaky');
      for (const one of [own, leaked, later]) await promote([shell, one]);
      assert.deepEqual(await served('leaky'), [idOf(later), idOf(leaked)]);
      await testServer.registry.tokens.revoke(token.id, 'anna');
      assert.deepEqual(await served('leaky'), [idOf(later), undefined]);
      assert.equal(await fileOf(leaked), 404);
      assert.equal((await rollBack(undefined, 'leaky')).status, 200);
      assert.deepEqual(await served('leaky'), [idOf(own), undefined]);
      const named = await rollBack(leaked);
      assert.deepEqual(
        [named.status, named.body.warnings],
        [200, [`leaky ${idOf(leaked)} was published with a token that was revoked since.`]],
      );
      assert.deepEqual(await served('leaky'), [idOf(leaked), undefined]);
    });

    test('stays where the token has ended by itself; what serves stays in any case', async () => {
      const { token, leaked, later } = await publishWithToken('ended');
      await promote([shell, leaked]);
      await promote([later]);
      const { pool } = testServer.database;
      await pool.query("update team_token set expires_at = now() where team = 'ended'");
      assert.deepEqual(await served('ended'), [idOf(later), idOf(leaked)]);
      await rollBack(undefined, 'ended');
      await testServer.registry.tokens.revoke(token.id, 'anna');
      assert.deepEqual(await served('ended'), [idOf(leaked), undefined]);
      assert.equal(await fileOf(leaked), 200);
      const none = await rollBack(undefined, 'ended');
      assert.equal(none.status, 409);
      assert.doesNotMatch(JSON.stringify(none.body), /revoked/, 'what serves was not passed over');
    });
  });

  test('is none once it is retired', async () => {
    const retired = remoteRelease('vendors', 'retired');
    await testServer.publish(retired);
    await promote([shell, first]);
    await promote([retired]);
    await promote([fix]);
    assert.deepEqual(await served(), [idOf(fix), idOf(retired)]);
    assert.equal(await fileOf(retired), 200);
    const path = `/releases/vendors/${idOf(retired)}/retirement`;
    assert.equal((await testServer.post(path, { why })).status, 200);
    assert.deepEqual(await served(), [idOf(fix), undefined]);
    assert.equal(await fileOf(retired), 404);
    assert.equal((await rollBack()).status, 200);
    assert.deepEqual(await served(), [idOf(first), undefined]);
  });
});
