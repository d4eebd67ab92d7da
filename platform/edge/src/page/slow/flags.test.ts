import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ChannelComposition, PageRequest, Settings } from '@aangan/manifest';
import { compose } from '@aangan/manifest/compose';
import { renderableComposition } from '../../rendering/server-modules.ts';
import { aPage, renderable } from '../../testing/a-rendered-page.ts';
import { aRenderingEdge } from '../../testing/a-rendering-edge.ts';

/** The channel with settings of its remote, and those of another remote that its pages do not show. */
function channelWith(values: Settings, other: Settings = {}): ChannelComposition {
  const channel = renderable();
  const [first] = channel.remotes;
  if (!first) return channel;
  const beside = { ...first, name: 'beside', routes: [], consumes: {}, values: other };
  return { ...channel, remotes: [{ ...first, values }, beside] };
}

const headers = { 'user-agent': 'Mozilla/5.0 (X11) Chrome/143.0' };
type Site = Awaited<ReturnType<typeof aRenderingEdge>>;
const open = ({ edge }: Site, cookie = '', more: Record<string, string> = {}) =>
  edge.inject({ url: '/designers', headers: { ...headers, cookie, ...more } });
const cookieOf = (answer: Awaited<ReturnType<typeof open>>) =>
  String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
const flagsOf = (html: string) => /id="aangan-flags"[^>]*>"([^"]*)"</.exec(html)?.[1];
const stateOf = (answer: Awaited<ReturnType<typeof open>>) =>
  /cache;desc=(\w+)/.exec(String(answer.headers['server-timing']))?.[1];
const half = { flag: { percent: 50 } };

describe('a flag of some visitors', () => {
  test('is the same for a visitor each time, for the rendering and for the page’s scripts', async () => {
    const rendered: (readonly string[])[] = [];
    const render = (page: PageRequest) => {
      rendered.push(page.flags ?? []);
      const html = `<p>${page.flags?.join() ?? 'none'}</p>`;
      return { page: { ...aPage(page), html }, cpuMs: 1 };
    };
    const site = await aRenderingEdge({ composition: channelWith(half), render });
    const seen = new Set<string>();
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const first = await open(site);
      const cookie = cookieOf(first);
      assert.match(cookie, /^aangan-visitor=/);
      const flags = flagsOf(first.body)?.trim();
      assert.ok(first.body.includes(`<p>${flags || 'none'}</p>`), flags);
      assert.equal(flagsOf((await open(site, cookie)).body), flagsOf(first.body));
      seen.add(flags ?? '');
    }
    assert.deepEqual([...seen].sort(), ['', 'designers.flag']);
    assert.equal(rendered.length, 2);
  });

  test('takes the same room in every page, and makes another entity of it', async () => {
    const site = await aRenderingEdge({ composition: channelWith(half) });
    const answers = await Promise.all(Array.from({ length: 40 }, () => open(site)));
    assert.equal(new Set(answers.map(({ body }) => flagsOf(body)?.length)).size, 1);
    const etags = new Map(answers.map(({ body, headers: { etag } }) => [flagsOf(body), etag]));
    assert.equal(new Set(etags.values()).size, 2);
    const [first] = answers;
    const again = await open(site, first && cookieOf(first), {
      'if-none-match': String(first?.headers.etag),
    });
    assert.equal(again.statusCode, 304);
  });

  test('of remotes that a page does not show leaves the page one in the cache', async () => {
    const site = await aRenderingEdge({ composition: channelWith({}, half) });
    await open(site);
    const states = await Promise.all(
      Array.from({ length: 20 }, async () => stateOf(await open(site))),
    );
    assert.deepEqual([...new Set(states)], ['hit']);
  });

  test('for another audience leaves the page of guests one in the cache', async () => {
    const rendered = async (audience: string) => {
      const flag = { percent: 50, for: [audience] };
      const site = await aRenderingEdge({ composition: channelWith({ flag }) });
      const answers = await Promise.all(Array.from({ length: 40 }, () => open(site)));
      const seen = new Set(answers.map(({ body }) => flagsOf(body)?.trim()));
      // A guest who signs in has the answer in the page.
      assert.deepEqual([...seen].sort(), ['', 'designers.flag']);
      return site.asked.length;
    };
    assert.equal(await rendered('maker'), 1);
    assert.equal(await rendered('visitor'), 2);
  });

  test('that only servers read is named in no page, and decides on its markup', async () => {
    const render = (page: PageRequest) => {
      const html = `<p>${page.flags?.length ?? 0} flags</p>`;
      return { page: { ...aPage(page), html }, cpuMs: 1 };
    };
    const channel = channelWith({});
    const [first, ...others] = channel.remotes;
    assert.ok(first);
    for (const values of [{}, half]) {
      const remotes = [{ ...first, values, serverValues: { quota: { percent: 50 } } }, ...others];
      const site = await aRenderingEdge({ composition: { ...channel, remotes }, render });
      const answers = await Promise.all(Array.from({ length: 40 }, () => open(site)));
      const room = 'flag' in values ? 'designers.flag'.length : undefined;
      const seen = new Set<string>();
      for (const answer of answers) {
        assert.doesNotMatch(answer.body, /quota/);
        assert.equal(flagsOf(answer.body)?.length, room);
        assert.match(cookieOf(answer), /^aangan-visitor=/);
        seen.add(/<p>(\d) flags/.exec(answer.body)?.[1] ?? '');
      }
      assert.ok(seen.has('0') && seen.has('1'), [...seen].join());
    }
  });

  test('that is on or off for everybody needs no cookie and no element', async () => {
    const values = { flag: true, other: { percent: 100 }, none: { percent: 0 } };
    const site = await aRenderingEdge({ composition: channelWith(values) });
    const answer = await open(site);
    assert.equal(answer.headers['set-cookie'], undefined);
    assert.equal(flagsOf(answer.body), undefined);
  });
});

describe('a value', () => {
  test('that only servers read is in no page', async () => {
    const channel = channelWith({ rows: 3 });
    const remotes = channel.remotes.map((one) => ({
      ...one,
      serverValues: { rates: 'for servers' },
    }));
    const { body } = await open(await aRenderingEdge({ composition: { ...channel, remotes } }));
    assert.match(body, /"values":\{"designers":\{"rows":3\}/);
    assert.doesNotMatch(body, /for servers/);
    const rendered = renderableComposition(compose({ ...channel, remotes }), 'designers');
    assert.match(String(rendered?.body), /"serverValues":\{"designers":\{"rates":"for servers"/);
  });
});
