import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { badgeElementId } from '@aangan/manifest/badge';
import { renderable } from '../testing/a-rendered-page.ts';
import { anEdge } from '../testing/an-edge.ts';
import { anEdgeWithLinks, channel, tokenOf } from '../testing/an-edge-with-links.ts';
import { fixedRegistry } from '../testing/fixed-registry.ts';

const written = new RegExp(
  `<script type="application/json" id="${badgeElementId}" nonce="[^"]+">(.*?)</script>`,
);
const badgeOf = (body: string) => JSON.parse(written.exec(body)?.[1] ?? 'null');

describe('the badge', () => {
  const consoleUrl = new URL('https://console.example/');
  const pageOf = async (isIndexed: boolean, more: { consoleUrl?: URL } = {}) => {
    const { reader } = fixedRegistry(renderable());
    const edge = await anEdge({ reader, isIndexed, channel: 'staging', ...more });
    return badgeOf((await edge.inject('/designers')).body);
  };

  test('is told by pages of a channel that search engines may not list, with teams and the console', async () => {
    const teams = Object.fromEntries(renderable().remotes.map(({ name, team }) => [name, team]));
    assert.deepEqual(await pageOf(false, { consoleUrl }), {
      channel: 'staging',
      console: 'https://console.example',
      teams,
    });
    assert.deepEqual(await pageOf(false), { channel: 'staging', teams });
  });

  test('is in no page that visitors get of the live channel', async () => {
    assert.equal(await pageOf(true, { consoleUrl }), null);
  });

  test('is in composed pages of the live channel', async () => {
    const { open } = await anEdgeWithLinks();
    const cookie = `aangan-composed-${channel}=${tokenOf('link')}`;
    assert.equal(badgeOf((await open('/designers')).body), null);
    assert.equal(badgeOf((await open('/designers', { cookie })).body)?.channel, channel);
  });
});
