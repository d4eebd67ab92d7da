import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import type { Endpoint } from '@aangan/registry-client';
import type { SiteClient } from '../../site-client.ts';
import { checkComposition } from '../check-composition.ts';

describe('a check', () => {
  /** Opens every compose link. */
  const opener = createServer((_request, answer) => answer.setHeader('set-cookie', 'a=b').end());
  const links: { name: string; release: string }[][] = [];
  let site: SiteClient;

  before(async () => {
    await new Promise<void>((resolve) => opener.listen(0, '127.0.0.1', resolve));
    const link = `http://127.0.0.1:${(opener.address() as AddressInfo).port}/?compose=a`;
    site = {
      read: async ({ url }: Endpoint<unknown>) => {
        const [name = '', release = ''] = url.split('/').slice(-2);
        if (name === 'shell') {
          return { name, release, kind: 'shell', manifest: { defaultAudience: 'guest' } };
        }
        return { name, release, kind: 'remote', manifest: { routes: [], consumes: {} } };
      },
      send: async ({ data }: Endpoint<unknown>) => {
        const { releases } = (data ?? {}) as { releases?: (typeof links)[number] };
        if (releases) links.push(releases);
        return { id: 'a', link };
      },
    } as unknown as SiteClient;
  });
  after(() => opener.close());

  const check = (releases: Record<string, string>, served: Record<string, string> = {}) =>
    checkComposition(site, {
      channel: 'search-trial',
      candidate: { before: served, after: { ...served, ...releases } },
      journeys: 'false',
    });

  describe('for a new channel', () => {
    test('opens what is named with a shell, and compares it with nothing', async () => {
      const { answer, unblamed } = await check({ shell: '1'.repeat(16), vendors: '2'.repeat(16) });
      assert.equal(answer, 'bad');
      assert.match(unblamed ?? '', /search-trial serves nothing yet/);
      assert.deepEqual(
        links.map(({ length }) => length),
        [2],
        'no link without releases is asked for',
      );
    });

    test('says what to name where there is no shell', async () => {
      await assert.rejects(
        check({ vendors: '2'.repeat(16) }),
        /search-trial serves no shell yet, and none is named: add shell@<version>\. aangan status --channel staging/,
      );
    });
  });

  describe('of a channel that fails already', () => {
    test('blames no release', async () => {
      const served = { shell: '1'.repeat(16), vendors: '2'.repeat(16) };
      const { answer, guilty, unblamed } = await check({ vendors: '3'.repeat(16) }, served);
      assert.deepEqual([answer, guilty], ['bad', null]);
      assert.match(unblamed ?? '', /What search-trial serves now fails in the same way/);
    });
  });
});
