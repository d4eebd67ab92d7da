import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Endpoint } from '@aangan/registry-client';
import type { SiteClient } from '../site-client.ts';
import { askGate, describeLink, readLinkHours } from './make-link.ts';

describe('the hours of a link', () => {
  it('are seven days without the option, and refused where no link lasts so long', () => {
    assert.equal(readLinkHours({}), 168);
    assert.equal(readLinkHours({ hours: '720' }), 720);
    for (const hours of ['0', '721', 'ten']) {
      assert.throws(() => readLinkHours({ hours }), /^UsageError: --hours takes/);
    }
  });
});

describe('a link', () => {
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

  it('comes with all that a promotion of its releases would be refused for, each once', async () => {
    const asked: unknown[] = [];
    const problems = ['paths: two pages.', 'opened pages: /vendors throws.'];
    const send = async ({ url, data }: Endpoint<unknown>) => {
      asked.push(url, data);
      return { problems };
    };
    const told = await askGate({ send } as unknown as SiteClient, made, releases);
    assert.deepEqual(asked, ['/platform/channels/staging/checks', { releases }]);
    assert.deepEqual(told.problems, problems);
    assert.match(describeLink(told), /The gate would refuse it: opened pages: \/vendors throws\./);
  });

  it('of a server of one computer has nothing that could be promoted', async () => {
    assert.deepEqual(await askGate({} as SiteClient, made, []), made);
  });
});
