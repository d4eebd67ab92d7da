import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { edgeSignatureHeader, isSignedByEdge } from '@aangan/server/visitor';
import type { AskApi } from '../../gates/ask-api.ts';
import { type BootOrder, type BootResult, type Checker, CheckerAway } from '../../gates/checker.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

const edgeSecret = 'a secret of registry and API, 32 letters';
const accounts = '/api/accounts/';
const decision = { by: 'anna@aangan.test', why: 'a test' };

describe('the pages that a candidate is opened on with accounts', () => {
  let orders: BootOrder[] = [];
  /** What the API was asked, and as whom. */
  let asked: string[] = [];
  let alive = new Set<string>();
  let made = 0;
  /** What is found of each opening in turn. */
  let found: (Partial<BootResult> | Error)[] = [];
  let refuses: Record<string, number> = {};
  let isApiAway = false;
  let big = new Set<string>();

  const checker: Checker = {
    typeProblems: async () => [],
    misfits: async () => [],
    unrendered: async () => [],
    unbooted: async (order) => {
      orders.push(structuredClone(order));
      assert.equal(alive.size, Object.keys(order.visitors).length);
      const next = found.shift() ?? {};
      if (next instanceof Error) throw next;
      return { failed: [], unanswered: [], openedIn: [], opened: [], unused: [], ...next };
    },
  };
  const askApi: AskApi = async (address, { method = 'GET', headers = {} } = {}) => {
    if (isApiAway) throw new Error('connection refused');
    const { authorization = 'a guest' } = headers;
    if (!address.startsWith(accounts)) {
      asked.push(`${authorization}: ${address}`);
      const text = big.has(address) ? 'x'.repeat(700_000) : authorization;
      return { status: 200, body: JSON.stringify([{ id: 41, text }]) };
    }
    const body = `${method} ${address}`;
    const signature = headers[edgeSignatureHeader];
    assert.ok(isSignedByEdge(signature, { body, secret: edgeSecret }), body);
    const name = address.slice(accounts.length, -1);
    if (method === 'DELETE') {
      assert.ok(alive.delete(name), name);
      return { status: 204, body: '' };
    }
    const status = refuses[name];
    if (status) return { status, body: '{"id":"half","detail":"x"}' };
    made += 1;
    const id = `${name}-${made}`;
    alive.add(id);
    const flags = name === 'designer' ? ['staff'] : [];
    const account = { id, storage: { token: name }, authorization: `Bearer ${name}`, flags };
    return { status: 201, body: JSON.stringify({ ...account, asks: ['/api/me/'] }) };
  };

  let testRegistry: TestRegistry;
  const audiences = ['guest', 'client', 'designer'];
  const shell = shellRelease('accounts', { audiences, accounts });
  const withoutAccounts = shellRelease('none', { audiences });
  const items = remoteRelease('items', '1', { route: { data: ['/api/items/'] } });
  const own = remoteRelease('own', '1', {
    route: { access: 'signed-in', for: ['designer'], data: ['/api/own/'] },
  });
  const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
  const move = (...releases: BuiltRelease[]) =>
    testRegistry.registry.channels.move('staging', releases.map(refOf), decision);
  const client = { address: '/items', remote: 'items', audience: 'client' };
  const designer = { address: '/own', remote: 'own', audience: 'designer' };
  const left = (page: typeof client, ...addresses: string[]) => ({
    unanswered: [{ address: page.address, audience: page.audience, asked: addresses }],
  });

  before(async () => {
    testRegistry = await startTestRegistry({ checker, askApi, edgeSecret });
    await testRegistry.publish(shell, withoutAccounts, items, own);
  });
  after(() => testRegistry.stop());
  beforeEach(async () => {
    [orders, asked, found] = [[], [], []];
    alive = new Set();
    refuses = {};
    big = new Set();
    isApiAway = false;
    await testRegistry.emptyChannels();
  });

  test('are opened for each audience with what the API answers its account, which is erased', async () => {
    const { warnings } = await move(shell, items, own);
    assert.deepEqual(warnings, []);
    const [order, ...others] = orders;
    assert.deepEqual(others, []);
    assert.deepEqual(order?.pages, [{ address: '/items', remote: 'items' }, client, designer]);
    const answer = (whose: string) => ({
      status: 200,
      body: JSON.stringify([{ id: 41, text: `Bearer ${whose}` }]),
    });
    assert.deepEqual(order?.visitors, {
      client: {
        storage: { token: 'client' },
        answers: { '/api/items/': answer('client'), '/api/me/': answer('client') },
      },
      designer: {
        storage: { token: 'designer' },
        answers: { '/api/own/': answer('designer'), '/api/me/': answer('designer') },
      },
    });
    assert.ok(order?.answers['/api/items/']?.body.includes('a guest'));
    assert.equal(made, 2);
    assert.deepEqual([...alive], []);
  });

  test('get what the sources of their remotes read without an id, and what links of the shell count', async () => {
    const reading = (name: string, paths: string[], changes = {}) => {
      const { manifest, blobs } = remoteRelease(name, 'reads', changes);
      const operations = paths.map((path) => {
        const method = path === '/write/' ? ('post' as const) : ('get' as const);
        return { method, path, query: ['page'] };
      });
      return { manifest: { ...manifest, operations }, blobs };
    };
    const link = (count: string, audience: string) => ({
      access: 'signed-in',
      for: [audience],
      link: { place: 'header', label: 'X', order: 1, count },
    });
    const parts = reading('parts', ['/parts/']);
    const page = reading('page', ['/list/', '/list/{id}/', '/write/'], {
      consumes: { parts: ['./Page'] },
      route: link('/api/new/', 'client'),
    });
    const other = reading('other', ['/other/'], { route: link('/api/others/', 'designer') });
    await testRegistry.publish(parts, page, other);
    await testRegistry.registry.channels.move('staging', [shell, parts, other].map(refOf), {
      ...decision,
      isBootstrap: true,
    });
    await move(page);
    assert.deepEqual(Object.keys(orders[0]?.visitors.client?.answers ?? {}), [
      '/api/me/',
      '/api/new/',
      '/api/parts/',
      '/api/list/',
    ]);
  });

  test('are opened where they need a flag that the account has, and not where it has none', async () => {
    const flagged = remoteRelease('flagged', '1', {
      route: { access: 'signed-in', requires: ['staff'] },
    });
    await testRegistry.publish(flagged);
    await move(shell, flagged);
    assert.deepEqual(orders[0]?.pages, [
      { address: '/flagged', remote: 'flagged', audience: 'designer' },
    ]);
  });

  test('are opened again with what they have asked for, twice at most, and only those', async () => {
    found = [left(client, '/api/a/'), left(client, '/api/b/?page=2'), left(client, '/api/c/')];
    await move(shell, items, own);
    assert.deepEqual(
      orders.slice(1).map(({ pages, round }) => ({ pages, round })),
      [
        { pages: [client], round: 'again' },
        { pages: [client], round: 'last' },
      ],
    );
    assert.deepEqual(
      orders.map(({ visitors }) => Object.keys(visitors.client?.answers ?? {}).slice(2)),
      [[], ['/api/a/'], ['/api/a/', '/api/b/?page=2']],
    );
    assert.ok(asked.includes('Bearer client: /api/b/?page=2'));
    assert.ok(!asked.some((one) => one.includes('/api/c/')));
    assert.deepEqual([...alive], []);
  });

  test('have what they asked for in an earlier check, with any account, so that they need not be opened again', async () => {
    const page = { address: '/again', remote: 'again', audience: 'client' };
    const releases = ['1', '2'].map((number) => remoteRelease('again', number));
    await testRegistry.publish(...releases);
    const [first, second] = releases as [BuiltRelease, BuiltRelease];
    found = [left(page, '/api/settings/?language=en', '/platform/tokens')];
    await move(shell, first);
    await move(second);
    const answersOf = (audience: string) =>
      orders.map(({ visitors }) => Object.keys(visitors[audience]?.answers ?? {}).slice(1));
    const settings = ['/api/settings/?language=en'];
    assert.deepEqual(answersOf('client'), [[], settings, settings]);
    assert.deepEqual(answersOf('designer'), [[], [], settings]);
    assert.deepEqual(
      orders.map(({ round }) => round),
      ['first', 'again', 'first'],
    );
  });

  test('are checked at once where the API gives no answer, and what fails then is refused', async () => {
    const failed = [{ address: '/items', remote: 'items', detail: 'signed in as client: x' }];
    found = [left(client, '/api/me/'), { failed }];
    await assert.rejects(move(shell, items, own), /works at \/items .* \(signed in as client: x\)/);
    assert.deepEqual(
      orders.map(({ round }) => round),
      ['first', 'last'],
    );
  });

  test('have the API asked for addresses of the API only, 40 of one check and 1 MB', async () => {
    const strange = [
      '/platform/tokens',
      '/api',
      '/api/%2e%2e/platform/x',
      '/api/\\..\\x',
      'http://elsewhere.test/api/x',
      '/api/a\n',
      `/api/${'x'.repeat(9_000)}`,
    ];
    big = new Set(['/api/n/1/', '/api/n/2/']);
    const many = Array.from({ length: 60 }, (_, n) => `/api/n/${n}/`);
    found = [left(client, ...strange, ...many)];
    await move(shell, items);
    const askedOfApi = asked
      .map((one) => one.replace('Bearer client: ', ''))
      .filter((one) => /\/n\/|x/.test(one));
    assert.deepEqual(askedOfApi, many.slice(0, 40));
    const answers = orders[1]?.visitors.client?.answers ?? {};
    assert.ok('/api/n/1/' in answers && !('/api/n/2/' in answers) && '/api/n/3/' in answers);
  });

  test('leave no account where the checker is away or fails', async () => {
    found = [new CheckerAway('it is away', 'Start it.')];
    await assert.rejects(move(shell, items, own), /it is away/);
    assert.deepEqual([orders.length, ...alive], [1]);
    found = [left(client, '/api/a/'), new Error('broken')];
    await assert.rejects(move(shell, items, own), /broken/);
    assert.deepEqual([orders.length, ...alive], [3]);
  });

  test('refuse a release while the API makes no accounts, and none is left', async () => {
    refuses = { designer: 201 };
    alive.add('half');
    await assert.rejects(
      move(shell, items, own),
      /booted pages: pages are opened signed in, with accounts .* it makes none now \(\/api\/accounts\/designer\/ answers 201, without an account\)\. Nothing was changed: try again/,
    );
    isApiAway = true;
    await assert.rejects(move(shell, items, own), /makes none now \(connection refused\)/);
    assert.deepEqual([orders.length, ...alive], [0]);
  });

  test('are not opened where there are no accounts, and the answer says so', async () => {
    const none = await move(withoutAccounts, items, own);
    assert.deepEqual(orders[0]?.pages, [{ address: '/items', remote: 'items' }]);
    assert.match(
      none.warnings.join(),
      /^booted pages: pages are opened signed in, as client, designer, and that was not done \(shell\.json names no accounts\)\./,
    );
    await testRegistry.emptyChannels();
    refuses = { client: 404 };
    const some = await move(shell, items, own);
    assert.match(
      some.warnings.join(),
      /as client, .* \(\/api\/accounts\/ has no account for them\)/,
    );
    assert.deepEqual(orders[1]?.pages, [{ address: '/items', remote: 'items' }, designer]);
  });
});
