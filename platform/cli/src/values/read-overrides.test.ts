import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Endpoint } from '@aangan/registry-client';
import type { SiteClient } from '../site-client.ts';
import { readOverrides } from './read-overrides.ts';

const id = '0123456789abcdef';
const rows = { type: 'number', default: 6, description: 'Rows.', readBy: 'both' };
/** Only the new release of the shop declares `rows`; the channel has values of both remotes. */
const answers: Record<string, unknown> = {
  [`/platform/releases/shop/${id}`]: {
    name: 'shop',
    kind: 'remote',
    manifest: { values: { rows, label: { ...rows, type: 'string' } } },
  },
  '/platform/channels/staging/values': {
    values: [
      { remote: 'shop', name: 'label', declared: rows },
      { remote: 'beside', name: 'count', declared: rows },
    ],
  },
};

/** What is read of texts, and what the site was asked for it. */
async function read(texts: Record<string, string>, version: string) {
  const asked: string[] = [];
  const site = {
    read: async ({ url }: Endpoint<unknown>) => {
      asked.push(url);
      return answers[url];
    },
  } as unknown as SiteClient;
  const typed = Object.entries(texts).map(([key, text]) => {
    const [remote = '', name = ''] = key.split('.');
    return { remote, name, text };
  });
  const releases = [{ name: 'shop', release: version }];
  const overrides = await readOverrides(site, typed, { channel: 'staging', releases });
  return { asked, to: overrides.map(({ to }) => to) };
}

describe('values of a composition', () => {
  test('are of the types that its named releases declare', async () => {
    for (const version of [id, `2.0.0+${id}`]) {
      const { asked, to } = await read({ 'shop.rows': '3', 'shop.label': '3' }, version);
      assert.deepEqual(to, [3, '3']);
      assert.deepEqual(asked, [`/platform/releases/shop/${id}`]);
    }
  });

  test('are of the types that the channel has, for remotes that are not named', async () => {
    const { asked, to } = await read({ 'beside.count': '3' }, id);
    assert.deepEqual([asked, to], [['/platform/channels/staging/values'], [3]]);
  });

  test('of a release that is not published are refused', async () => {
    const version = 'f'.repeat(16);
    await assert.rejects(read({ 'shop.rows': '3' }, version), /no published release shop f{16}/);
  });
});
