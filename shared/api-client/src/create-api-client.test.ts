import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { type ApiClient, createApiClient } from './create-api-client.ts';
import { endpoint } from './endpoints/endpoint.ts';
import { problemOf } from './errors/api-problem.ts';
import { startHttpServer } from './testing/http-server.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { anApi } from './testing/refreshing-api.ts';
import { createTokenStore, sessionKeys } from './tokens/token-store.ts';

const me = endpoint('get', '/auth/me/');
const login = endpoint('post', '/auth/login/', { body: { email: 'a@b.in', password: 'wrong' } });

describe('the axios client', () => {
  let api: ReturnType<typeof anApi>;
  let server: Awaited<ReturnType<typeof startHttpServer>>;
  let client: ApiClient;
  let lost: number;
  let local: Storage;

  beforeEach(async () => {
    api = anApi();
    server = await startHttpServer(api.handler);
    lost = 0;
    local = memoryStorage();
    local.setItem('draft', 'kept');
    client = createApiClient({
      baseUrl: server.url,
      tokens: createTokenStore({ local, session: memoryStorage() }),
      onSessionLost: () => {
        lost += 1;
      },
    });
  });
  afterEach(() => server.stop());

  const signIn = (access: string, refresh = 'refresh-1') =>
    client.tokens.write({ access, refresh }, { remember: true });
  const sentTo = (path: string) => api.seen.filter((request) => request.path === path);

  test('sends the stored access token as bearer', async () => {
    signIn('fresh');
    assert.deepEqual(await client.send(me), { id: 7 });
    assert.equal(sentTo('/auth/me/')[0]?.bearer, 'Bearer fresh');
  });

  test('sends no authorization to /public/ paths', async () => {
    signIn('stale');
    await client
      .send({ method: 'get', url: '/designers/profiles/1/public/' })
      .catch(() => undefined);
    assert.equal(sentTo('/designers/profiles/1/public/')[0]?.bearer, undefined);
  });

  test('says which trace its requests belong to, refreshes too, where the page has one', async () => {
    signIn('stale');
    await client.send(me);
    assert.deepEqual(api.seen.flatMap((one) => one.trace).filter(Boolean), []);
    api.seen.length = 0;

    const trace = {
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      tracestate: 'aangan=1800000000.signature',
    };
    const tokens = createTokenStore({ local, session: memoryStorage() });
    tokens.write({ access: 'stale', refresh: 'refresh-1' }, { remember: true });
    const options = { baseUrl: server.url, tokens, onSessionLost: () => undefined };
    await createApiClient({ ...options, trace }).send(me);
    assert.deepEqual(
      api.seen.map(({ path, trace: sent }) => [path, ...sent]),
      ['/auth/me/', '/auth/token/refresh/', '/auth/me/'].map((path) => [
        path,
        trace.traceparent,
        trace.tracestate,
      ]),
    );
  });

  test('says that nobody uses the page, to the API as far as it asks for a session', async (context) => {
    context.mock.timers.enable({ apis: ['Date'] });
    const tokens = createTokenStore({ local, session: memoryStorage() });
    const page = new EventTarget();
    const options = { baseUrl: server.url, tokens, page, onSessionLost: () => undefined };
    const used = createApiClient(options);
    await used.prepare();
    context.mock.timers.tick(60_000);
    const open = { method: 'get', url: '/forbidden/' } as const;
    await used.send(open).catch(() => undefined);
    signIn('stale');
    await used.send(me);
    assert.deepEqual(
      api.seen.map(({ path, unattended }) => [path, unattended]),
      [
        [open.url, undefined],
        ['/auth/me/', '1'],
        ['/auth/token/refresh/', '1'],
        ['/auth/me/', '1'],
      ],
    );
  });

  test('tells how much of a body was sent', async () => {
    signIn('fresh');
    const shares: number[] = [];
    const upload = { method: 'post', url: '/files/', data: 'x'.repeat(200_000) } as const;
    await client.upload(upload, (share) => shares.push(share));
    assert.equal(shares.at(-1), 1);
    assert.ok(shares.every((share) => share > 0 && share <= 1));
  });

  test('sends a list as a repeated parameter', async () => {
    const query = { city: ['pune', 'goa'], sort: 'newest' as const };
    await client.send(endpoint('get', '/designers/profiles/', { query })).catch(() => undefined);
    assert.equal(api.seen[0]?.path, '/designers/profiles/?city=pune&city=goa&sort=newest');
  });

  test('refreshes once on a 401, stores the new tokens and replays the request', async () => {
    signIn('stale');
    assert.deepEqual(await client.send(me), { id: 7 });
    assert.equal(api.state.refreshes, 1);
    assert.deepEqual(client.tokens.read(), { access: 'fresh', refresh: 'refresh-2' });
    assert.deepEqual(
      sentTo('/auth/me/').map(({ bearer }) => bearer),
      ['Bearer stale', 'Bearer fresh'],
    );
  });

  test('sends the refresh call without a token', async () => {
    signIn('stale');
    await client.send(me);
    assert.equal(sentTo('/auth/token/refresh/')[0]?.bearer, undefined);
  });

  test('many parallel 401s share one refresh, and every request is answered', async () => {
    signIn('stale');
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.send(me)));
    assert.equal(answers.length, 12);
    assert.equal(api.state.refreshes, 1);
    assert.equal(sentTo('/auth/me/').length, 24, 'each is replayed once');
  });

  test('two tabs whose tokens are refused at once refresh once: the lock’s second reads the storage', async () => {
    signIn('stale');
    const requests: Promise<unknown>[] = [];
    let queue: Promise<unknown> = Promise.resolve();
    const locks = {
      request: <Result>(_name: string, run: () => Promise<Result>) => {
        const turn = queue.then(run);
        queue = turn.catch(() => undefined);
        return turn;
      },
    };
    for (let tab = 0; tab < 2; tab += 1) {
      const tokens = createTokenStore({ local, session: memoryStorage() });
      const other = createApiClient({
        baseUrl: server.url,
        tokens,
        locks,
        onSessionLost: () => {
          lost += 1;
        },
      });
      requests.push(other.send(me));
    }
    assert.deepEqual(await Promise.all(requests), [{ id: 7 }, { id: 7 }]);
    assert.equal(api.state.refreshes, 1);
    assert.equal(lost, 0);
  });

  test('many parallel requests whose refresh is refused end the session once', async () => {
    signIn('stale');
    api.state.refreshStatus = 401;
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => client.send(me)));
    assert.ok(outcomes.every(({ status }) => status === 'rejected'));
    assert.equal(api.state.refreshes, 1);
    assert.equal(lost, 1);
  });

  test('a refresh without an answer (offline) keeps the session', async () => {
    signIn('stale');
    api.state.hangsUp = true;
    const problem = problemOf(await client.send(me).catch((error: unknown) => error));
    assert.equal(problem.kind, 'network');
    assert.equal(lost, 0);
    assert.equal(client.tokens.read()?.refresh, 'refresh-1');
  });

  test('any other error is the caller’s, and no refresh follows', async () => {
    signIn('fresh');
    const problem = problemOf(
      await client.send({ method: 'get', url: '/forbidden/' }).catch((error: unknown) => error),
    );
    assert.equal(problem.kind, 'forbidden');
    assert.equal(api.state.refreshes, 0);
  });

  test('replays once only: a second 401 is the caller’s', async () => {
    signIn('stale');
    api.state.handsOut = 'refused as well';
    const problem = problemOf(await client.send(me).catch((error: unknown) => error));
    assert.equal(problem.kind, 'unauthenticated');
    assert.equal(sentTo('/auth/me/').length, 2);
    assert.equal(api.state.refreshes, 1);
  });

  test('a token that another tab has refreshed meanwhile is used, not refreshed again', async () => {
    signIn('stale');
    const request = client.send(me);
    client.tokens.replace({ access: 'fresh', refresh: 'refresh-2' });
    assert.deepEqual(await request, { id: 7 });
    assert.equal(api.state.refreshes, 0);
  });

  test('a refresh that is refused after another tab has stored a newer session keeps that one', async () => {
    signIn('stale');
    api.state.refreshStatus = 401;
    api.state.onRefresh = () =>
      client.tokens.write({ access: 'fresh', refresh: 'refresh-9' }, { remember: true });
    assert.deepEqual(await client.send(me), { id: 7 });
    assert.equal(lost, 0);
    assert.deepEqual(client.tokens.read(), { access: 'fresh', refresh: 'refresh-9' });
  });

  test('a refresh that comes back after another session was stored does not replace that one', async () => {
    signIn('stale');
    api.state.handsOut = 'of the former session';
    api.state.onRefresh = () =>
      client.tokens.write({ access: 'fresh', refresh: 'refresh-9' }, { remember: true });
    assert.deepEqual(await client.send(me), { id: 7 });
    assert.deepEqual(client.tokens.read(), { access: 'fresh', refresh: 'refresh-9' });
  });

  test('a token of another tab that is out of date as well is refreshed, not taken for an ended session', async () => {
    signIn('stale');
    const request = client.send(me);
    client.tokens.replace({ access: 'stale too', refresh: 'refresh-2' });
    assert.deepEqual(await request, { id: 7 });
    assert.equal(api.state.refreshes, 1);
    assert.equal(lost, 0);
  });

  test('five tabs whose answers get lost stay signed in, round after round', async () => {
    signIn('stale');
    for (let round = 0; round < 30; round += 1) {
      api.state.valid = `fresh ${round}`;
      api.state.handsOut = api.state.valid;
      const tabs = Array.from({ length: 5 }, () =>
        createApiClient({
          baseUrl: server.url,
          tokens: createTokenStore({ local, session: memoryStorage() }),
          onSessionLost: () => {
            lost += 1;
          },
        }),
      );
      api.state.hangsUp = true;
      const cut = await Promise.allSettled(tabs.map((tab) => tab.send(me)));
      assert.ok(cut.every(({ status }) => status === 'rejected'));
      api.state.hangsUp = false;
      for (const answer of await Promise.all(tabs.map((tab) => tab.send(me)))) {
        assert.deepEqual(answer, { id: 7 });
      }
    }
    assert.equal(lost, 0);
  });

  test('without a stored refresh token the error says so and the session is lost', async () => {
    const problem = problemOf(await client.send(me).catch((error: unknown) => error));
    assert.equal(problem.message, 'No refresh token available');
    assert.equal(lost, 1);
  });

  test('a refused refresh forgets the session, keeps drafts, and tells the host', async () => {
    signIn('stale');
    client.tokens.setVendor(true);
    api.state.refreshStatus = 401;
    const problem = problemOf(await client.send(me).catch((error: unknown) => error));
    assert.equal(problem.kind, 'unauthenticated');
    assert.equal(lost, 1);
    for (const key of Object.values(sessionKeys)) assert.equal(local.getItem(key), null);
    assert.equal(local.getItem('draft'), 'kept');
    assert.equal(client.tokens.hasEnded(), true);
  });

  test('a refresh that the server could not answer keeps the session', async () => {
    signIn('stale');
    api.state.refreshStatus = 503;
    const problem = problemOf(await client.send(me).catch((error: unknown) => error));
    assert.equal(problem.kind, 'server');
    assert.equal(lost, 0);
    assert.equal(client.tokens.read()?.access, 'stale');
  });

  test('a failed sign-in is the form’s affair: no refresh follows', async () => {
    signIn('stale');
    const problem = problemOf(await client.send(login).catch((error: unknown) => error));
    assert.equal(problem.message, 'No active account found with the given credentials');
    assert.equal(api.state.refreshes, 0);
    assert.equal(lost, 0);
  });

  test('an unreachable server is a network problem', async () => {
    await server.stop();
    assert.equal(problemOf(await client.send(me).catch((error: unknown) => error)).kind, 'network');
  });

  test('a cancelled request is told apart', async () => {
    signIn('fresh');
    const abort = new AbortController();
    const request = client.send(me, abort.signal);
    abort.abort();
    assert.equal(problemOf(await request.catch((error: unknown) => error)).kind, 'cancelled');
  });
});
