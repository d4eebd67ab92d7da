import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

describe('what the registry cannot use is refused with a sentence', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
  });
  after(() => testServer.stop());

  /** Posts a text that no JSON.stringify makes. */
  const postText = (path: string, body: string) => {
    const headers = { 'content-type': 'application/json' };
    return testServer.call(path, { method: 'POST', headers, body }, 'integrator');
  };

  async function detailOf(response: Response, status: number): Promise<string> {
    const text = await response.text();
    assert.equal(response.status, status, text);
    return (JSON.parse(text) as { detail: string }).detail;
  }

  const remote = remoteRelease('items', '1').manifest;
  const shell = shellRelease('1').manifest;

  test('half of a surrogate pair, wherever it stands', async () => {
    const texts = [
      JSON.stringify({ ...remote, manifest: { ...remote.manifest, team: '#' } }),
      JSON.stringify({ ...shell, manifest: { ...shell.manifest, siteName: '#' } }),
      JSON.stringify({ ...remote, shared: { requires: { '#': '*' }, uses: {} } }),
    ].map((text) => text.replace('#', '\\ud800'));
    for (const text of texts) {
      const detail = await detailOf(await postText('/releases', text), 400);
      assert.equal(detail, 'The body has a text with half of a surrogate pair.');
    }
    const whole = JSON.stringify({ ...remote, manifest: { ...remote.manifest, team: '🪔' } });
    assert.equal((await postText('/releases', whole)).status, 201);
  });

  test('a reason that a terminal would act on, or show as lines of another', async () => {
    const switched = (why: string) =>
      testServer.post('/channels/production/switches', { names: ['items'], isOff: true, why });
    for (const code of [
      0x0, 0xa, 0xd, 0x1b, 0x7f, 0x9b, 0x2028, 0x2029, 0x202a, 0x202e, 0x2066, 0x2069,
    ]) {
      const detail = await detailOf(await switched(`ok ${String.fromCodePoint(code)} fine`), 400);
      assert.equal(
        detail,
        'body/why must give the reason on one line, without control characters',
        code.toString(16),
      );
    }
    await detailOf(await switched(' '), 400);
    // Read, and refused because nothing is served.
    await detailOf(await switched('ठीक है: “fine” — \u200d🪔'), 404);
  });

  test('the name of a team with such characters', async () => {
    const named = { ...remote, manifest: { ...remote.manifest, team: 'a\u001b[2K' } };
    assert.match(
      await (await postText('/releases', JSON.stringify(named))).text(),
      /manifest\.team: expected one line of 1 to 80 characters/,
    );
  });

  test('JSON that is nested too deep', async () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    for (const [name, depth] of [
      ['unknown', 33],
      ['unknown', 5_000],
      ['team', 100_000],
    ] as const) {
      const body = JSON.stringify(remote).replace(/^\{/, `{"${name}":${nested(depth)},`);
      const detail = await detailOf(await postText('/releases', body), 400);
      assert.equal(detail, 'The body is nested more than 32 levels deep.');
    }
  });

  test('JSON with more values than can be looked at while others wait', async () => {
    const many = (count: number) =>
      JSON.stringify({ ...remote, operations: Array(count).fill({}) });
    const keys = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, 1]));
    for (const body of [many(100_000), JSON.stringify({ ...remote, files: keys })]) {
      const detail = await detailOf(await postText('/releases', body), 400);
      assert.equal(detail, 'The body has more than 100000 values.');
    }
    assert.match(await detailOf(await postText('/releases', many(45_000)), 400), /operations/);
  });

  test('text that is no JSON, and keys that would change what objects inherit', async () => {
    assert.match(await detailOf(await postText('/releases', '{'), 400), /JSON/);
    const poisoned = '{"__proto__":{"kind":"shell"}}';
    assert.match(await detailOf(await postText('/releases', poisoned), 400), /JSON/);
  });

  test('a file that is sent as something else, and only after its sender is known', async () => {
    await testServer.post('/releases', remoteRelease('files', '1').manifest);
    const [file] = Object.values(remoteRelease('files', '1').manifest.files);
    const path = `/blobs/${file?.sha256}`;
    const json = { 'content-type': 'application/json' };
    for (const init of [{ headers: json, body: '{}' }, { body: 'text' }, {}]) {
      const response = await testServer.call(path, { ...init, method: 'PUT' }, 'integrator');
      const detail = await detailOf(response, 415);
      assert.equal(detail, 'A file is sent as content-type application/octet-stream.');
    }
    const unknown = await testServer.call(path, { method: 'PUT', headers: json, body: '{}' });
    assert.equal(unknown.status, 401);
  });

  test('names that every object has, in packages of a remote and of a shell', async () => {
    const requires = JSON.parse('{"constructor":"*","toString":"*"}');
    const built = remoteRelease('named', '1', { requires });
    const names = JSON.parse('{"constructor":[]}');
    const deprecated = JSON.parse('{"constructor":{"old":"2027-01-31"}}');
    const named = shellRelease('named', {}, { names, deprecated });
    const refs = [built, named].map(({ manifest: { name, release } }) => ({ name, release }));
    for (const { manifest, blobs } of [built, named]) {
      assert.equal((await testServer.post('/releases', manifest)).status, 201);
      for (const [sha256, bytes] of blobs) await testServer.put(sha256, new Uint8Array(bytes));
      const finalise = `/releases/${manifest.name}/${manifest.release}/finalise`;
      assert.equal((await testServer.post(finalise, {})).status, 200);
    }
    const moved = await testServer.post('/channels/production/releases', { releases: refs });
    assert.match(await detailOf(moved, 409), /left as it is/);
  });

  test('but a guest is asked who they are before', async () => {
    const headers = { 'content-type': 'application/json' };
    const post = { method: 'POST', headers, body: '{"link":7}' };
    assert.equal((await testServer.call('/channels/production/served')).status, 401);
    assert.equal((await testServer.call('/compose-grants', post)).status, 401);
  });

  test('an address that cannot be decoded, and every answer says that its type is its type', async () => {
    const malformed = await testServer.call('/%');
    for (const answer of [
      malformed,
      await testServer.call('/channels'),
      await testServer.call('/nothing'),
    ]) {
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    }
    assert.equal(await detailOf(malformed, 400), 'The address is malformed.');
  });
});
