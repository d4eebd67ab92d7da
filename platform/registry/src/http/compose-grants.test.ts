import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  type ComposeTokenKind,
  type LinkedComposition,
  readComposeToken,
  signComposeToken,
} from '@aangan/manifest/compose-link';
import { createLogger } from '@aangan/server';
import { edgeSignatureHeader, signEdge } from '@aangan/server/visitor';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { edgeSecret, startTestServer, type TestServer } from '../testing/test-server.ts';
import { createRegistry, type RegistryServerOptions } from './create-registry.ts';

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const next = remoteRelease('vendors', '2');
const origin = 'http://localhost:3100';
const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });

interface Made {
  id: string;
  token: string;
  link: string;
  expiresAt: string;
  opensUntil: string;
  differences: LinkedComposition['differences'];
  detail?: string;
}

describe('grants for one browser', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors, next);
    for (const channel of ['production', 'staging']) {
      await testServer.post(`/channels/${channel}/releases`, {
        releases: [shell, vendors].map(refOf),
      });
    }
  });
  after(() => testServer.stop());

  async function post(path: string, body: object, token?: string) {
    const answer = await testServer.post(path, body, token);
    return { status: answer.status, made: (await answer.json()) as Made };
  }
  const make = (more: object, token?: string) =>
    post('/compose-links', { channel: 'staging', releases: [], hours: 2, ...more }, token);
  const grant = (link: string, token?: string) => post('/compose-grants', { link }, token);
  async function open(token: string, channel = 'staging') {
    const answer = await testServer.call(`/channels/${channel}/composed/${token}`);
    return { status: answer.status, body: (await answer.json()) as LinkedComposition };
  }
  const tokenOf = (link: string) => new URL(link).searchParams.get('compose') ?? '';
  const read = (link: string, kind: ComposeTokenKind) =>
    readComposeToken(tokenOf(link), { channel: 'production', secret: edgeSecret, kind });

  /** As an edge asks when a browser takes a composition. */
  function handOver(id: string, secret = edgeSecret) {
    const body = JSON.stringify({ id });
    return testServer.call('/channels/production/hand-overs', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [edgeSignatureHeader]: signEdge(body, secret),
      },
    });
  }

  describe('a composition for production', () => {
    test('is an address of the site that opens for two minutes, for an hour in one browser, once', async () => {
      const { made: link } = await make({ releases: [refOf(next)] });
      const { status, made } = await grant(link.id);
      assert.equal(status, 201, JSON.stringify(made));
      assert.equal(new URL(made.link).origin, 'https://aangan.example');
      const minutes = (time: string) => (Date.parse(time) - Date.now()) / 60_000;
      assert.ok(minutes(made.opensUntil) > 1.9 && minutes(made.opensUntil) <= 2, made.opensUntil);
      assert.ok(minutes(made.expiresAt) > 59 && minutes(made.expiresAt) <= 60, made.expiresAt);
      assert.deepEqual(read(made.link, 'link'), { refused: 'forged' });
      const outcome = read(made.link, 'hand-over');
      assert.ok('link' in outcome && outcome.link.id === made.id);

      assert.equal((await handOver(made.id, 'the secret of another site, of 32+')).status, 401);
      const taken = await Promise.all([handOver(made.id), handOver(made.id)]);
      assert.deepEqual(taken.map((one) => one.status).sort(), [200, 404], 'of two at once, one');
      assert.equal((await handOver(made.id)).status, 404);
      assert.equal((await handOver(link.id)).status, 404, 'a link is handed over to nobody');
      const opened = await testServer.registry.compose.open(made.id, 'production');
      assert.equal(opened.composition.remotes[0]?.release, next.manifest.release);
    });

    test('is not taken too late, nor after it was ended, and lasts no longer than its link', async () => {
      const { made: link } = await make({ releases: [refOf(next)], hours: 1 });
      const late = (await grant(link.id)).made;
      await testServer.database.pool.query(
        "update compose_link set hand_over_until = now() - interval '1 second' where id = $1",
        [late.id],
      );
      assert.equal((await handOver(late.id)).status, 404);
      const ended = (await grant(link.id)).made;
      assert.equal(ended.expiresAt.slice(0, 16), link.expiresAt.slice(0, 16));
      assert.equal((await testServer.post(`/compose-links/${ended.id}/end`, {})).status, 200);
      assert.equal((await handOver(ended.id)).status, 404);
    });

    test('ends with the link that it was made from, and is listed with what it holds', async () => {
      const { made: link } = await make({ releases: [refOf(next)] });
      const [one, two] = [(await grant(link.id)).made, (await grant(link.id)).made];
      assert.equal((await handOver(one.id)).status, 200);
      const list = async () => {
        const answer = await testServer.read('/compose-links');
        const { results } = (await answer.json()) as { results: Record<string, unknown>[] };
        return results;
      };
      const listed = (await list()).find(({ id }) => id === one.id);
      const holds = {
        ...Object.fromEntries([shell, next].map(refOf).map((ref) => [ref.name, ref.release])),
      };
      assert.deepEqual([listed?.madeFrom, listed?.locals, listed?.releases], [link.id, [], holds]);
      assert.equal((await testServer.post(`/compose-links/${link.id}/end`, {})).status, 200);
      await assert.rejects(testServer.registry.compose.open(one.id, 'production'), /ended/);
      assert.equal((await handOver(two.id)).status, 404);
      assert.ok(!(await list()).some(({ id }) => [link.id, one.id, two.id].includes(String(id))));
    });

    test('opens nothing before it was taken, whatever asks for it', async () => {
      const { made: link } = await make({ releases: [refOf(next)] });
      const { made } = await grant(link.id);
      const minute = { id: made.id, expiresAt: new Date(Date.now() + 60_000) };
      const asLink = signComposeToken(minute, { channel: 'production', secret: edgeSecret });
      assert.equal((await open(made.token, 'production')).status, 404, 'the hand-over itself');
      assert.equal((await open(asLink, 'production')).status, 404, 'its id in a link');
      assert.equal((await handOver(made.id)).status, 200);
      assert.equal((await open(asLink, 'production')).status, 200, 'what the browser has');
    });

    test('is handed over to no site that is unknown or not trusted', async () => {
      const { made: link } = await make({ releases: [refOf(next)] });
      const integrator = { email: 'anna@aangan.test', is_staff: false, is_integrator: true };
      const ask = async (settings: Pick<RegistryServerOptions, 'addresses' | 'trustedOrigins'>) => {
        const app = await createRegistry({
          registry: testServer.registry,
          edgeSecret,
          ...settings,
          identify: async () => ({ account: integrator }),
          logger: createLogger({ name: 'test', level: 'silent' }),
        });
        const answer = await app.inject({
          method: 'POST',
          url: '/platform/compose-grants',
          payload: { link: link.id },
          headers: { authorization: 'Bearer integrator' },
        });
        await app.close();
        return `${answer.statusCode} ${answer.json().detail}`;
      };
      const addresses = { production: 'https://aangan.example' };
      const trustedOrigins = ['https://other.example', 'http://localhost:*'];
      assert.match(await ask({ addresses, trustedOrigins }), /^409 .*not in TRUSTED_ORIGINS/);
      assert.match(await ask({ trustedOrigins }), /^409 .*set PUBLIC_URL/);
    });

    test('is for integrators, and of a link that opens', async () => {
      const { made: link } = await make({ releases: [refOf(next)] });
      assert.equal((await grant(link.id, 'client')).status, 403);
      assert.equal((await grant('a'.repeat(22))).status, 404);
      const granted = (await grant(link.id)).made;
      assert.equal((await grant(granted.id)).status, 404, 'a grant makes no other one');
      const local = (await make({ locals: [{ name: 'vendors', origin }] })).made;
      assert.equal((await grant(local.id)).status, 409);
    });
  });

  describe('a link with a server of the visitor’s computer', () => {
    test('opens the channel’s releases, with what the server is expected to serve beside them', async () => {
      const { status, made } = await make({ locals: [{ name: 'vendors', origin }] });
      assert.equal(status, 201, JSON.stringify(made));
      const served = vendors.manifest.version;
      assert.deepEqual(made.differences, [{ name: 'vendors', version: origin, served }]);
      const { body } = await open(made.token);
      assert.equal(body.composition.remotes[0]?.release, vendors.manifest.release);
      const [local] = body.locals ?? [];
      assert.equal(local?.origin, origin);
      assert.deepEqual(
        [local?.remote.baseUrl, local?.remote.isLocal, local?.remote.server],
        [`${origin}/aangan/vendors/`, true, undefined],
      );
      assert.deepEqual(local?.remote.routes, vendors.manifest.manifest?.routes);
    });

    test('has the pages of its own remote.json, also of a remote that was never released', async () => {
      const route = { path: '/lists', expose: './Page' };
      const manifest = {
        $schema: '/platform/schemas/remote.schema.json',
        name: 'lists',
        team: 'lists',
        exposes: { './Page': './src/page.tsx' },
        routes: [route],
      };
      const locals = [{ name: 'lists', origin, manifest }];
      const { status, made } = await make({ locals });
      assert.equal(status, 201, JSON.stringify(made));
      const { body } = await open(made.token);
      assert.deepEqual(body.locals?.[0]?.remote.routes, [route]);
      assert.equal((await make({ locals: [{ name: 'lists', origin }] })).status, 404);
      const other = await make({ locals: [{ name: 'vendors', origin, manifest }] });
      assert.match(other.made.detail ?? '', /is of lists, not of vendors/);
      const broken = { ...manifest, routes: [{ path: 'lists' }] };
      assert.equal(
        (await make({ locals: [{ name: 'lists', origin, manifest: broken }] })).status,
        400,
      );
    });

    test('names no other machine, and no remote twice', async () => {
      for (const wrong of [
        'http://evil.example:3100',
        'https://localhost:3100',
        `${origin}/a`,
        '',
      ]) {
        const { status, made } = await make({ locals: [{ name: 'vendors', origin: wrong }] });
        assert.equal(status, 400, wrong);
        assert.match(made.detail ?? '', /is not a server of the computer that opens the link/);
      }
      const local = { name: 'vendors', origin };
      assert.equal((await make({ locals: [local, local] })).status, 400);
      // The console, which no remote’s code may come from.
      const own = { name: 'vendors', origin: 'http://127.0.0.1:3002' };
      const { status, made } = await make({ locals: [own] });
      assert.equal(status, 400);
      assert.match(made.detail ?? '', /is this site itself/);
    });

    test('opens on production for integrators, with nothing else changed', async () => {
      const locals = [{ name: 'vendors', origin }];
      const production = { channel: 'production', locals };
      const { status, made } = await make(production);
      assert.equal(status, 201, JSON.stringify(made));
      assert.equal((await open(made.token, 'production')).body.locals?.length, 1);
      assert.equal((await make({ ...production, releases: [refOf(next)] })).status, 409);
      assert.equal((await make({ ...production, isComplete: true })).status, 409);
      const issued = { name: 'ci', team: 'vendors', expiresInDays: 1 };
      const channels = ['production', 'staging'];
      const { token } = (await post('/tokens', { ...issued, channels })).made;
      assert.equal((await make(production, token)).status, 403);
      assert.equal((await make({ locals }, token)).status, 201);
      const unknown = await make({ locals: [{ name: 'designers', origin }] }, token);
      assert.equal(unknown.status, 404, 'without a release and a remote.json it is nobody’s');
    });
  });
});
