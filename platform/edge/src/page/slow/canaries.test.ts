import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Canary, ChannelComposition, Composition } from '@aangan/manifest';
import { aPage, renderable } from '../../testing/a-rendered-page.ts';
import { aRenderingEdge } from '../../testing/a-rendering-edge.ts';
import { aReportRegistry, secret } from '../../testing/a-report-registry.ts';
import { visitorCookie } from '../../visitor/visitor-id.ts';

const stable = 'b'.repeat(16);
const next = 'c'.repeat(16);

/** The channel with a canary of its remote. */
function withCanary(percent: number, more: Partial<Canary> = {}): ChannelComposition {
  const channel = renderable();
  const remotes = channel.remotes.map((remote) => ({ ...remote, release: next }));
  return { ...channel, canaries: [{ id: 1, percent, remotes, ...more }] };
}

const browser = { 'user-agent': 'Mozilla/5.0 (X11) Chrome/143.0' };
const compositionOf = (html: string): Composition =>
  JSON.parse(/id="aangan-composition"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
const releaseOf = (html: string) => compositionOf(html).remotes[0]?.release;

/** What the edge answers a browser, with the cookie that it sends. */
async function open(
  { edge }: Awaited<ReturnType<typeof aRenderingEdge>>,
  { cookie, url = '/designers', headers = browser as Record<string, string> } = {} as {
    cookie?: string;
    url?: string;
    headers?: Record<string, string>;
  },
) {
  return edge.inject({ url, headers: { ...headers, ...(cookie && { cookie }) } });
}

describe('a canary', () => {
  test('of all visitors needs no cookie, and of none is no page’s', async () => {
    for (const [percent, release] of [
      [100, next],
      [0, stable],
    ] as const) {
      const site = await aRenderingEdge({ composition: withCanary(percent) });
      const { body, headers } = await open(site);
      assert.equal(releaseOf(body), release);
      assert.equal(headers['set-cookie'], undefined);
    }
  });

  test('of some visitors is decided by the id that the first answer sets, and stays', async () => {
    const site = await aRenderingEdge({ composition: withCanary(50) });
    const seen = new Map<string | undefined, number>();
    for (let visitor = 0; visitor < 60; visitor += 1) {
      const first = await open(site);
      const header = String(first.headers['set-cookie']);
      assert.match(
        header,
        /^aangan-visitor=[A-Za-z0-9_-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      const cookie = header.split(';')[0] ?? '';
      const again = await open(site, { cookie: `other=1; ${cookie}` });
      assert.equal(again.headers['set-cookie'], undefined);
      assert.equal(compositionOf(again.body).id, compositionOf(first.body).id);
      const release = releaseOf(first.body);
      seen.set(release, (seen.get(release) ?? 0) + 1);
    }
    // One of them is missed by all sixty visitors once in 2^59 runs.
    assert.deepEqual([...seen.keys()].sort(), [stable, next]);
  });

  test('sets a cookie that goes over https only, where the site is on https', async () => {
    const site = await aRenderingEdge({
      composition: withCanary(50),
      publicUrl: new URL('https://site.example'),
    });
    assert.match(String((await open(site)).headers['set-cookie']), /; Secure$/);
  });

  test('is not for robots, nor for programs without a name: they get no cookie', async () => {
    const site = await aRenderingEdge({ composition: withCanary(99) });
    for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'bingbot/2.0', '']) {
      for (let visit = 0; visit < 5; visit += 1) {
        const { body, headers } = await open(site, { headers: { 'user-agent': agent } });
        assert.equal(releaseOf(body), stable, agent);
        assert.equal(headers['set-cookie'], undefined);
      }
    }
    const phone = await open(site, { headers: { 'user-agent': 'Android; CUBOT X30' } });
    assert.ok(phone.headers['set-cookie']);
  });

  test('is decided again for a cookie that the edge did not write', async () => {
    const site = await aRenderingEdge({ composition: withCanary(50) });
    for (const value of ['', 'x', 'a'.repeat(23), `${'a'.repeat(21)}%`]) {
      const { headers } = await open(site, { cookie: `${visitorCookie}=${value}` });
      assert.match(String(headers['set-cookie']), /^aangan-visitor=[\w-]{22};/);
    }
  });
});

describe('the pages of a channel with a canary', () => {
  /** A visitor's cookie, of the canary or not. */
  async function visitorOf(site: Awaited<ReturnType<typeof aRenderingEdge>>, release: string) {
    for (;;) {
      const { body, headers } = await open(site, { url: '/about' });
      if (releaseOf(body) === release) return String(headers['set-cookie']).split(';')[0] ?? '';
    }
  }

  test('all send measurements while a part of the visitors gets it, and a sample of them otherwise', async () => {
    for (const [percent, sample] of [
      [50, '100'],
      [0, '10'],
      [100, '10'],
    ] as const) {
      const site = await aRenderingEdge({
        composition: withCanary(percent),
        platform: aReportRegistry().listener,
        reports: { secret, samplePercent: 10 },
      });
      for (let visit = 0; visit < 3; visit += 1) {
        const { body } = await open(site, { url: '/about' });
        assert.match(body, new RegExp(`"samplePercent":"${sample}"`));
      }
    }
  });

  test('are kept apart, each with its own entity tag', async () => {
    const site = await aRenderingEdge({
      composition: withCanary(50),
      render: (page) => {
        const html = page.composition.remotes[0]?.release ?? '';
        return { page: { ...aPage(page), html }, cpuMs: 1 };
      },
    });
    const [ofStable, ofCanary] = [await visitorOf(site, stable), await visitorOf(site, next)];
    const rendered = () => site.asked.filter((address) => address === '/designers').length;
    const tags = [];
    for (const [cookie, release] of [
      [ofStable, stable],
      [ofCanary, next],
      [ofStable, stable],
      [ofCanary, next],
    ] as const) {
      const { body, headers } = await open(site, { cookie });
      assert.ok(body.includes(`<div id="root">${release}</div>`));
      tags.push(String(headers.etag));
    }
    assert.equal(rendered(), 2, 'each composition is rendered once');
    assert.deepEqual([tags[0], tags[1]], [tags[2], tags[3]]);
    assert.notEqual(tags[0], tags[1]);
    const ask = async (cookie: string, tag = '') => {
      const headers = { ...browser, 'if-none-match': tag };
      return (await open(site, { cookie, headers })).statusCode;
    };
    assert.equal(await ask(ofCanary, tags[1]), 304);
    assert.equal(await ask(ofCanary, tags[0]), 200, 'the visitor was moved into the canary');
  });

  test('are warmed for each composition that a visitor may get', async () => {
    const channel = withCanary(50);
    const shell = { ...channel.shell, siteName: 'Next' };
    const canaries = [
      ...(channel.canaries ?? []),
      { id: 2, percent: 100, shell, remotes: [] },
      { id: 3, percent: 0, shell: { ...shell, siteName: 'Never' }, remotes: [] },
    ];
    const warmed = new Set<string>();
    await aRenderingEdge({
      composition: { ...channel, canaries },
      warmUpEveryMs: 5,
      render: (page) => {
        const { shell: rendered, remotes } = page.composition;
        warmed.add(`${rendered.siteName} ${remotes[0]?.release[0]}`);
        return { page: aPage(page), cpuMs: 1 };
      },
    });
    while (warmed.size < 2) await sleep(5);
    await sleep(50);
    assert.deepEqual([...warmed].sort(), ['Next b', 'Next c']);
  });

  test('go on after its end with the cookie left alone, and return to what they were', async () => {
    const composition = renderable();
    const site = await aRenderingEdge({ composition });
    const before = compositionOf((await open(site)).body).id;
    site.registry.state.composition = { ...withCanary(100), revision: 2 };
    await sleep(1_100);
    assert.notEqual(compositionOf((await open(site)).body).id, before);
    site.registry.state.composition = { ...renderable(), revision: 3 };
    await sleep(1_100);
    const { body, headers } = await open(site, { cookie: `${visitorCookie}=${'a'.repeat(22)}` });
    assert.equal(compositionOf(body).id, before);
    assert.equal(headers['set-cookie'], undefined);
  });
});

describe('a page that is being made while the channel changes', () => {
  test('is of one composition: what it is rendered with, and what the browser gets', async () => {
    const held: (() => void)[] = [];
    const begun: string[] = [];
    const site = await aRenderingEdge({
      render: async (page) => {
        const html = page.composition.id;
        begun.push(html);
        await new Promise<void>((resolve) => held.push(resolve));
        return { page: { ...aPage(page), html }, cpuMs: 1 };
      },
    });
    const first = open(site);
    while (held.length < 1) await sleep(5);
    site.registry.state.composition = { ...withCanary(100), revision: 2 };
    await sleep(1_100);
    // The same page asked for now does not wait for the one of the composition before.
    const second = open(site);
    while (held.length < 2) await sleep(5);
    for (const release of held) release();
    const bodies = [(await first).body, (await second).body];
    assert.deepEqual(bodies.map(releaseOf), [stable, next]);
    for (const [index, body] of bodies.entries()) {
      assert.equal(compositionOf(body).id, begun[index]);
      assert.ok(body.includes(`<div id="root">${begun[index]}</div>`));
    }
  });

  test('stays so while the API’s answer is awaited', async () => {
    const held: (() => void)[] = [];
    const site = await aRenderingEdge({
      api: (_request, response) => {
        held.push(() => response.end('{"name":"Asha"}'));
      },
      render: (page) => ({ page: { ...aPage(page), html: page.composition.id }, cpuMs: 1 }),
    });
    await open(site);
    site.registry.state.composition = { ...withCanary(100), revision: 2 };
    // The edge looks at the registry once a second, and gives the answer up after 200 ms.
    await sleep(900);
    const answer = open(site, { url: '/designers/7' });
    while (held.length < 1) await sleep(5);
    while (releaseOf((await open(site)).body) !== next) await sleep(20);
    for (const end of held) end();
    const { body } = await answer;
    assert.ok(body.includes(`<div id="root">${compositionOf(body).id}</div>`));
  });
});
