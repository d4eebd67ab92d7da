import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import type { Endpoint } from '@aangan/registry-client';
import type { SiteClient } from '../site-client.ts';
import { readLinkHours, showLink } from './make-link.ts';

describe('the hours of a link', () => {
  test('are seven days without the option, and refused where no link lasts so long', () => {
    assert.equal(readLinkHours({}), 168);
    assert.equal(readLinkHours({ hours: '720' }), 720);
    for (const hours of ['0', '721', 'ten']) {
      assert.throws(() => readLinkHours({ hours }), /^UsageError: --hours takes/);
    }
  });
});

const made = {
  id: 'x',
  channel: 'staging',
  token: 'x',
  link: 'https://site/?compose=x',
  differences: [],
  expiresAt: '2026-11-22T10:00:00Z',
  problems: ['paths: two pages.'],
};
const releases = [{ name: 'vendors', release: '1'.repeat(16) }];

/** What a command prints, and what it asked the site. */
async function shown(wanted: Parameters<typeof showLink>[2], more: Parameters<typeof showLink>[3]) {
  const asked: string[] = [];
  const problems = ['paths: two pages.', 'opened pages: /vendors throws.'];
  const send = async ({ url }: Endpoint<unknown>) => {
    asked.push(url);
    return url === '/platform/compose-links' ? made : { problems };
  };
  const lines: string[] = [];
  const outputs = [mock.method(console, 'log', (text: string) => void lines.push(text))];
  outputs.push(mock.method(console, 'error', () => undefined));
  try {
    await showLink({ send } as unknown as SiteClient, { json: true }, wanted, more);
  } finally {
    for (const output of outputs) output.mock.restore();
  }
  return { asked, result: JSON.parse(lines.join('')) };
}

describe('a link', () => {
  test('comes with all that a promotion of its releases would be refused for, each once', async () => {
    const wanted = { channel: 'staging', releases };
    const more = { path: '/vendors', published: { release: '1' } };
    const { asked, result } = await shown(wanted, more);
    assert.deepEqual(asked, ['/platform/compose-links', '/platform/channels/staging/checks']);
    assert.deepEqual(result.problems, ['paths: two pages.', 'opened pages: /vendors throws.']);
    assert.deepEqual([result.link, result.release], ['https://site/vendors?compose=x', '1']);
  });

  test('of a server of one computer has nothing that could be promoted', async () => {
    const locals = [{ name: 'vendors', origin: 'http://localhost:3100' }];
    const { asked, result } = await shown({ channel: 'staging', releases: [], locals }, {});
    assert.deepEqual([asked, result], [['/platform/compose-links'], made]);
  });
});
