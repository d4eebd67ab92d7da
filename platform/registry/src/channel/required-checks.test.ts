import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const shell = shellRelease('1');
const first = remoteRelease('vendors', '1');
const next = remoteRelease('vendors', '2');
const other = remoteRelease('vendors', '3');

describe('a channel that requires checks', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, shellRelease('2'), first, next, other);
    assert.equal((await promote(shell, first)).status, 200);
    const why = 'Two teams release daily.';
    const required = await testServer.post(`${channel}/required-check`, { isRequired: true, why });
    assert.equal(required.status, 200, await required.text());
  });
  after(() => testServer.stop());

  const channel = '/channels/production';
  const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
  const promote = (...releases: BuiltRelease[]) =>
    testServer.post(`${channel}/releases`, { releases: releases.map(refOf), why: 'A try.' });
  const record = (
    passed: boolean,
    releases: BuiltRelease[],
    token?: string,
    findings = ['good /vendors'],
  ) =>
    testServer.post(
      '/composition-checks',
      { releases: releases.map(refOf), passed, findings },
      token,
    );
  async function refusalOf(answer: Response): Promise<string> {
    const { detail } = (await answer.json()) as { detail: string };
    assert.equal(answer.status, 409, detail);
    return detail;
  }

  test('is listed as such, and its history says who decided it', async () => {
    const list = await testServer.call('/channels', {}, 'integrator');
    const { checked } = (await list.json()) as { checked: string[] };
    assert.deepEqual(checked, ['production']);
    const history = await testServer.call('/history?channel=production', {}, 'integrator');
    const { results } = (await history.json()) as { results: { kind: string; why: string }[] };
    assert.equal(results[0]?.kind, 'require-check');
    assert.match(results[0]?.why ?? '', /Two teams/);
  });

  test('refuses a promotion until a check of exactly that composition has passed', async () => {
    assert.match(await refusalOf(await promote(next)), /requires a passed check .* there is none/);
    // Of other releases, and of a part of the composition.
    assert.equal((await record(true, [shell, other])).status, 201);
    assert.equal((await record(true, [next])).status, 201);
    assert.match(await refusalOf(await promote(next)), /there is none/);
    const canary = { releases: [refOf(next)], why: 'A try.', canary: 10 };
    assert.match(
      await refusalOf(await testServer.post(`${channel}/releases`, canary)),
      /there is none/,
    );

    assert.equal((await record(true, [next, shell])).status, 201);
    assert.equal((await promote(next)).status, 200);
  });

  test('says whether what it serves was checked, and what releases in its place would make of it', async () => {
    const read = async (query = '') => {
      const answer = await testServer.read(`${channel}/required-check${query}`);
      assert.equal(answer.status, 200, await answer.clone().text());
      return (await answer.json()) as Record<string, unknown>;
    };
    const served = await read();
    assert.deepEqual([served.isRequired, served.state], [true, 'passed']);
    assert.deepEqual([served.by, served.findings], ['anna@aangan.test', ['good /vendors']]);
    const with_ = ({ manifest: { name, release } }: BuiltRelease) => `?releases=${name}@${release}`;
    assert.equal((await read(with_(first))).state, 'missing');
    assert.equal((await record(false, [shell, other])).status, 201);
    assert.equal((await read(with_(other))).state, 'failed');
    assert.equal((await testServer.read('/channels/nowhere/required-check')).status, 404);
    assert.equal((await testServer.read(`${channel}/required-check?releases=vendors`)).status, 400);
  });

  test('keeps findings on one line, without what a terminal acts on', async () => {
    const findings = ['BAD /vendors\r\n\u001b[2K', 'a\u202eb\0', '\u001b'.repeat(1_000)];
    assert.equal((await record(false, [shell, other], undefined, findings)).status, 201);
    const { name, release } = refOf(other);
    const answer = await testServer.read(`${channel}/required-check?releases=${name}@${release}`);
    const { findings: kept } = (await answer.json()) as { findings: string[] };
    const [long = '', ...others] = kept.toReversed();
    assert.deepEqual(others, ['a\\u{202e}b\\u{0}', 'BAD /vendors\\u{d}\\u{a}\\u{1b}[2K']);
    assert.equal(long.length, 1_000);
    assert.doesNotMatch(kept.join(''), /\p{Cc}/u);
  });

  test('goes by the newest check, lets an integrator pass it, and never stops a rollback', async () => {
    assert.equal((await record(false, [shell, other])).status, 201);
    assert.match(await refusalOf(await promote(other)), /has failed/);
    const forced = { releases: [refOf(other)], why: 'The check is broken.', force: true };
    assert.equal((await testServer.post(`${channel}/releases`, forced)).status, 200);
    const back = { releases: [{ name: 'vendors' }], why: 'It was not.' };
    const rolledBack = await testServer.post(`${channel}/rollbacks`, back);
    assert.equal(rolledBack.status, 200, await rolledBack.text());
  });

  test('believes integrators, and tokens that were issued to check', async () => {
    const issue = async (name: string, more: object) => {
      const channels = ['production', 'staging'];
      const wanted = { name, team: 'vendors', channels, expiresInDays: 1 };
      const answer = await testServer.post('/tokens', { ...wanted, ...more });
      return ((await answer.json()) as { token: string }).token;
    };
    const refused = await record(true, [shell, first], await issue('ci', {}));
    assert.equal(refused.status, 403);
    const { code } = (await refused.json()) as { code: string };
    assert.equal(code, 'check_not_allowed');
    const checking = await issue('checks', { mayCheck: true });
    assert.equal((await record(true, [shell, first], checking)).status, 201);
    assert.equal((await record(true, [shell, first], 'client')).status, 403);
    // To open what it records, it composes its own releases with what is served.
    const compose = (releases: BuiltRelease[]) => {
      const wanted = { channel: 'staging', releases: releases.map(refOf), isComplete: true };
      return testServer.post('/compose-links', { ...wanted, hours: 1 }, checking);
    };
    assert.equal((await compose([shell, next])).status, 201);
    assert.equal((await compose([shellRelease('2'), next])).status, 403);
    const unknown = { ...refOf(first), release: '0'.repeat(16) };
    const body = { releases: [unknown], passed: true, findings: [] };
    assert.equal((await testServer.post('/composition-checks', body)).status, 404);
  });
});
