import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { after, before, describe, test } from 'node:test';
import type { ReleaseManifest } from '@aangan/manifest';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

describe('a release that cannot be served', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
  });
  after(() => testServer.stop());

  const { manifest: remote } = remoteRelease('items', '1');
  const named = (name: string) => ({ ...remote, name, manifest: { ...remote.manifest, name } });
  const withFile = (path: string, bytes = 3, release: Pick<typeof remote, 'files'> = remote) => ({
    ...remote,
    files: {
      ...release.files,
      [path]: { sha256: '', integrity: '', ...remote.files['entry.js'], bytes },
    },
  });

  /** Each release.json that is refused, with what the refusal says of it. */
  const refused: [what: string, body: unknown, says: RegExp][] = [
    ['no object', [remote], /release\.json is not valid/],
    ['a text', 'release', /release\.json is not valid/],
    ['a number', 1, /release\.json is not valid/],
    ['nothing', null, /release\.json is not valid/],
    ['another document', { kind: 'remote', name: 'items' }, /expected the key .*\\"release\\"/],
    ['a remote.json', remote.manifest, /expected the key \\"schema\\"/],
    ['a format that is to come', { ...remote, schema: 99 }, /schema: expected release format 2/],
    ['a name in capitals', named('Items'), /name: expected lower-case letters/],
    ['a name that leads out', named('../items'), /name: expected lower-case letters/],
    ['a name that every object has', named('__proto__'), /name: expected lower-case letters/],
    ['the name of the shell', named('shell'), /is the name of the shell/],
    [
      'a name other than in its remote.json',
      { ...remote, name: 'other' },
      /as in its remote\.json/,
    ],
    ['a path that leads out', withFile('../../etc/passwd'), /files: /],
    ['a path from the root', withFile('/etc/passwd'), /files: /],
    ['a path of another system', withFile('..\\\\secret'), /files: /],
    [
      'a file of 500 MB',
      withFile('large.js', 500 * 1024 ** 2),
      /"large\.js\\" has more than 33554432/,
    ],
    [
      'files of 270 MB',
      [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce(
        (release, index) => withFile(`font-${index}.woff2`, 30 * 1024 ** 2, release),
        remote,
      ),
      /together they have 28\d{7} bytes, and may have 268435456/,
    ],
    ['files below nothing', withFile('big.js', -1), /files\.big\.js\.bytes/],
  ];

  describe('a release.json is refused with a sentence', () => {
    for (const [what, body, says] of refused) {
      test(`that is or has ${what}`, async () => {
        const answer = await testServer.post('/releases', body);
        const text = await answer.text();
        assert.equal(answer.status, 400, text);
        assert.match(text, says);
      });
    }
  });

  /** Sends zeros for as long as they are taken. @returns the status, and how many bytes were sent */
  function sendEndlessly(path: string, origin: string): Promise<{ status: number; sent: number }> {
    const headers = {
      authorization: 'Bearer integrator',
      'content-type': 'application/octet-stream',
    };
    return new Promise((resolve, reject) => {
      let sent = 0;
      const call = request(`${origin}${path}`, { method: 'PUT', headers });
      const chunk = Buffer.alloc(64 * 1024);
      const send = () => {
        while (sent < 500 * 1024 ** 2 && !call.destroyed) {
          sent += chunk.length;
          if (!call.write(chunk)) {
            call.once('drain', send);
            return;
          }
        }
        call.end();
      };
      call.on('response', (response) => {
        call.destroy();
        resolve({ status: response.statusCode ?? 0, sent });
      });
      call.on('error', reject);
      send();
    });
  }

  test('a file that is larger than announced is read no further: of 500 MB a small part', async () => {
    const { manifest } = remoteRelease('endless', '1');
    assert.equal((await testServer.post('/releases', manifest)).status, 201);
    const sha256 = manifest.files['entry.js']?.sha256 ?? '';
    const { url } = await testServer.call('/health');
    const { status, sent } = await sendEndlessly(`/platform/blobs/${sha256}`, new URL(url).origin);
    assert.equal(status, 413);
    assert.ok(sent < 20 * 1024 ** 2, `${sent} bytes were sent`);
    assert.equal(await testServer.blobs.has(sha256), false);
  });

  test('a file with other bytes than its hash says is not taken', async () => {
    const { manifest, blobs } = remoteRelease('swapped', '1');
    await testServer.post('/releases', manifest);
    const [[sha256, bytes]] = [...blobs] as [[string, Buffer]];
    const other = Buffer.from(bytes.toReversed());
    const answer = await testServer.put(sha256, new Uint8Array(other));
    assert.equal(answer.status, 400);
    assert.notEqual(createHash('sha256').update(other).digest('hex'), sha256);
    const unfinished = await testServer.post(`/releases/swapped/${manifest.release}/finalise`, {});
    assert.equal(unfinished.status, 409);
    assert.match(await unfinished.text(), /Files of the release are missing/);
  });

  test('a registry whose clock is a year ahead takes tokens, dates and the history by the database’s', async (t) => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const deprecated = { react: { useOld: tomorrow } };
    const names = { react: ['useOld'] };
    const shell = shellRelease('ahead', {}, { deprecated, names });
    const own = remoteRelease('ahead', '1', { uses: { react: ['useOld'] } });
    await testServer.publish(shell, own);
    const wanted = { name: 'ci', team: 'ahead', channels: ['staging'], days: 1 };
    const { token } = await testServer.registry.tokens.issue(wanted, 'anna@aangan.test');
    const made = await testServer.post('/channels', { name: 'short', hours: 1 });
    assert.equal(made.status, 201);
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 366 * 86_400_000 });
    const releaseOf = ({ manifest: { name, release } }: { manifest: ReleaseManifest }) => ({
      name,
      release,
    });
    const put = (releases: object[], sender?: string) =>
      testServer.post('/channels/staging/releases', { releases, why: 'a test' }, sender);
    assert.equal((await put([releaseOf(shell)])).status, 200);
    const moved = await put([releaseOf(own)], token);
    assert.equal(moved.status, 200, 'the token has not expired, nor has the name');
    assert.match(await moved.text(), /supports it until/);
    const listed = (await (await testServer.read('/channels')).json()) as { results: string[] };
    assert.ok(listed.results.includes('short'));
    const history = await testServer.read('/history?channel=staging&limit=1');
    const { results } = (await history.json()) as { results: { at: string }[] };
    t.mock.timers.reset();
    assert.ok(Math.abs(Date.parse(results[0]?.at ?? '') - Date.now()) < 60_000);
  });
});
