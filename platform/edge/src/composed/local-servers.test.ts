import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { composeLocalRemote, everyLoopback } from '@aangan/manifest';
import { readComposeToken } from '@aangan/manifest/compose-link';
import {
  anEdgeWithLinks,
  answerJson,
  channel,
  composed,
  linked,
  secret,
  tokenOf,
} from '../testing/an-edge-with-links.ts';

const origin = 'http://localhost:3100';
const route = { path: '/designers', expose: './DesignersPage', title: 'Local' };

/** An edge whose link names a server of the visitor's computer for the remote designers. */
function anEdge({
  at = origin,
  trusted = [everyLoopback],
  needsGrant = false,
  more = [''],
  expiresAt = '',
} = {}) {
  const manifest = {
    $schema: '',
    name: 'designers',
    team: 'designers',
    exposes: { './DesignersPage': './src/page.tsx' },
    routes: [route],
  };
  const locals = [
    { origin: at, remote: composeLocalRemote(manifest, at) },
    ...more.filter(Boolean).map((other) => ({
      origin: other,
      remote: composeLocalRemote({ ...manifest, name: 'beside' }, other),
    })),
  ];
  return anEdgeWithLinks({
    registry: (_request, response) =>
      answerJson(response, { ...linked(), locals, ...(expiresAt && { expiresAt }) }),
    trustedOrigins: trusted,
    composeNeedsGrant: needsGrant,
  });
}
/** What a browser sends of a navigation. */
const navigation = (site: string) => ({
  'sec-fetch-site': site,
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
});
const own = navigation('same-origin');

/** The token that the page of the question has. */
function tabToken(question: string): string {
  const [, token = ''] = /data-to="[^"]*compose=([\w.-]+)"/.exec(question) ?? [];
  assert.ok(token);
  return token;
}

describe('a link with a server of the visitor’s computer', () => {
  for (const needsGrant of [false, true]) {
    const where = needsGrant ? 'on the channel that visitors see' : 'on another channel';
    test(`asks first, whatever has opened it, ${where}, and sets no cookie`, async () => {
      const { open } = await anEdge({ needsGrant });
      for (const site of ['none', 'cross-site', 'same-site', 'same-origin']) {
        const { statusCode, body, headers } = await open(
          `/designers?city=goa&compose=${tokenOf('link')}`,
          navigation(site),
        );
        assert.equal(statusCode, 200);
        assert.match(body, /Load code of your computer\?/);
        assert.ok(body.includes(`<strong>${origin}</strong>`));
        assert.match(body, /data-to="\/designers\?city=goa&amp;compose=[\w.-]+"/);
        assert.equal(headers['set-cookie'], undefined);
        assert.equal(headers['cross-origin-opener-policy'], 'noopener-allow-popups');
        const policy = String(headers['content-security-policy']);
        assert.ok(!policy.includes('localhost') && policy.includes("frame-ancestors 'none'"));
      }
    });
  }

  test('is a page of the tab once allowed: the channel’s, with the computer’s remote and shell', async () => {
    const { open, asked } = await anEdge();
    const token = tabToken((await open(`/?compose=${tokenOf('link')}`)).body);
    const { body, headers, statusCode } = await open(`/designers?compose=${token}`, own);
    assert.equal(statusCode, 200);
    const policy = String(headers['content-security-policy']);
    const socket = origin.replace('http', 'ws');
    assert.ok(policy.includes(`connect-src 'self' ${origin} ${socket};`), policy);
    assert.match(policy, new RegExp(`script-src 'nonce-[^']+' 'strict-dynamic' ${origin};`));
    assert.match(policy, new RegExp(`, script-src 'nonce-[^']+' 'self' ${origin}$`));
    assert.equal(
      policy.split(origin).length - 1,
      6,
      'scripts by two policies, connections, pictures, media, fonts',
    );
    assert.deepEqual(
      [headers['cache-control'], headers.etag],
      ['no-store, no-transform', undefined],
    );
    // The link, for files of its releases: a page of local code sets nothing else.
    assert.match(String(headers['set-cookie']), /^aangan-files-[^,]+$/);
    assert.ok(body.includes('<div id="root"></div>'), 'the browser renders it');
    assert.ok(body.includes(`"baseUrl":"${origin}/aangan/designers/"`));
    assert.ok(body.includes(`${origin}/aangan/shell/shell.js`));
    assert.ok(!body.includes('src="/releases/shell'), 'the released shell is not loaded');
    assert.match(body, /<aside id="aangan-composed"[^>]* data-tab>/);
    assert.deepEqual(asked, []);
    await open(`/about?compose=${token}`, own);
    assert.deepEqual(asked, ['/about'], 'pages of others are rendered on the server');
  });

  test('may name several: the page loads from these, and the shell from the first', async () => {
    const other = 'http://localhost:3101';
    const { open } = await anEdge({ more: [other] });
    const question = (await open(`/?compose=${tokenOf('link')}`)).body;
    assert.ok(question.includes(`<strong>${origin} and ${other}</strong>`));
    const { body, headers } = await open(`/designers?compose=${tabToken(question)}`, own);
    const policy = String(headers['content-security-policy']);
    assert.ok(policy.includes(`connect-src 'self' ${origin} ${other} ws:`), policy);
    assert.ok(body.includes(`"baseUrl":"${other}/aangan/beside/"`));
    assert.ok(body.includes(`${origin}/aangan/shell/`) && !body.includes(`${other}/aangan/shell/`));
  });

  test('holds for an hour without a page, and no longer than the link', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const minutesOf = (token: string) => {
      const read = readComposeToken(token, { channel, secret, kind: 'tab' });
      assert.ok('link' in read);
      return Math.round((read.link.expiresAt.getTime() - Date.now()) / 60_000);
    };
    for (const [lasts, expected] of [
      [600, 60],
      [30, 30],
    ] as const) {
      const { open } = await anEdge({ expiresAt: inMinutes(lasts).toISOString() });
      const token = tokenOf('link', { expiresAt: inMinutes(lasts) });
      const given = tabToken((await open(`/?compose=${token}`)).body);
      assert.equal(minutesOf(given), expected);
    }
    const old = tokenOf('tab', { expiresAt: inMinutes(5) });
    const expiresAt = inMinutes(600).toISOString();
    const lasting = await anEdge({ expiresAt });
    const { body } = await lasting.open(`/designers?compose=${old}`, own);
    const [, renewed = ''] = /"token":"([\w.-]+)"/.exec(body) ?? [];
    assert.equal(minutesOf(renewed), 60, 'each page renews it');
  });

  test('stays out of pages that come from elsewhere with the tab’s token: they ask again', async () => {
    const { open } = await anEdge();
    const token = tabToken((await open(`/?compose=${tokenOf('link')}`)).body);
    for (const headers of [
      navigation('cross-site'),
      navigation('none'),
      navigation('same-site'),
      {},
    ]) {
      const { body } = await open(`/designers?compose=${token}`, headers);
      assert.match(body, /Load code of your computer\?/);
    }
    for (const destination of ['empty', 'iframe', 'object', 'script']) {
      const asked = { ...own, 'sec-fetch-dest': destination };
      for (const one of [token, tokenOf('link')]) {
        assert.equal((await open(`/designers?compose=${one}`, asked)).statusCode, 400);
      }
    }
  });

  test('is never kept by a cookie, and its tab’s token expires', async () => {
    const { open } = await anEdge();
    const cookie = `aangan-composed-production=${tokenOf('link')}`;
    const { statusCode: kept, headers } = await open('/designers', { cookie });
    assert.equal(kept, 400);
    assert.match(String(headers['set-cookie']), /Max-Age=0/);
    const expired = tokenOf('tab', { expiresAt: new Date(Date.now() - 1_000) });
    const { statusCode, body } = await open(`/designers?compose=${expired}`, own);
    assert.equal(statusCode, 400);
    assert.match(body, /sessionStorage\.removeItem\('aangan-local'\)/, 'the tab forgets it');
  });

  test('shows the deployed release where the server does not answer, and says so', async () => {
    const { open, asked } = await anEdge();
    const token = tabToken((await open(`/?compose=${tokenOf('link')}`)).body);
    const { body, headers } = await open(`/designers?compose=${token}&local=away`, own);
    assert.ok(body.includes(`<div id="root">${composed}</div>`));
    assert.ok(body.includes(`nothing answers at ${origin}, so these are the deployed releases`));
    assert.match(body, /src="\/releases\/shell/);
    assert.ok(!String(headers['content-security-policy']).includes(origin));
    assert.deepEqual(asked, ['/designers'], 'neither token nor state is in the page’s address');
  });

  test('that names another machine, or one that is not trusted, is a plain page, 400', async () => {
    for (const [at, trusted] of [
      ['http://evil.example:3100', [everyLoopback]],
      ['http://evil.example:3100', ['http://evil.example:3100']],
      ['https://localhost.evil.example', [everyLoopback]],
      [origin, ['https://aangan.example']],
      [origin, []],
      ['http://[::1]:3100', [everyLoopback]],
      ['http://localhost:3000', [everyLoopback, 'http://localhost:3000']],
    ] as const) {
      const { open } = await anEdge({ at, trusted: [...trusted] });
      const { statusCode, body, headers } = await open(`/?compose=${tokenOf('link')}`, own);
      assert.equal(statusCode, 400, at);
      assert.match(body, /names a server that this site does not trust/);
      assert.ok(!body.includes(at));
      assert.ok(!String(headers['content-security-policy']).includes(at));
    }
  });
});
