import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ComposeTokenKind } from '@aangan/manifest/compose-link';
import {
  anEdgeWithLinks,
  answerJson,
  channel,
  composed,
  linked,
  ordinary,
  tokenOf,
} from '../testing/an-edge-with-links.ts';

const console = 'https://console.aangan.example';
const kinds: readonly ComposeTokenKind[] = ['link', 'hand-over', 'browser', 'tab', 'files'];
const page = (release: string) => `<div id="root">${release}</div>`;

/** An edge that opens and hands over all that it is asked for, so that only the place of a token refuses it. */
async function anEdge(composeNeedsGrant: boolean) {
  const site = await anEdgeWithLinks({
    composeNeedsGrant,
    trustedOrigins: [console],
    registry: (_request, response) => answerJson(response, linked()),
  });
  const file = site.registry.files.get(`designers/${ordinary}/entry.js`);
  assert.ok(file);
  site.registry.files.set(`designers/${composed}/entry.js`, file);
  return site;
}

describe('a token of a composition', () => {
  for (const needsGrant of [false, true]) {
    const where = needsGrant ? 'the channel that visitors see' : 'another channel';

    test(`opens by its address only as one that opens, on ${where}`, async () => {
      const { open } = await anEdge(needsGrant);
      for (const kind of kinds) {
        const answer = await open(`/designers?compose=${tokenOf(kind)}`, {
          referer: `${console}/`,
        });
        const isOpened = kind === (needsGrant ? 'hand-over' : 'link');
        assert.equal(answer.statusCode, isOpened ? 303 : 400, kind);
        assert.equal(answer.headers['set-cookie'] === undefined, !isOpened, kind);
      }
    });

    test(`is held by the browser only as one that it was given, on ${where}`, async () => {
      const { open } = await anEdge(needsGrant);
      for (const kind of kinds) {
        const cookie = `aangan-composed-${channel}=${tokenOf(kind)}`;
        const isHeld = kind === (needsGrant ? 'browser' : 'link');
        const { body, statusCode } = await open('/designers', { cookie });
        assert.equal(statusCode, 200, kind);
        assert.ok(body.includes(page(isHeld ? composed : ordinary)), kind);
      }
    });

    test(`lets files out only as one for files, on ${where}`, async () => {
      const { open } = await anEdge(needsGrant);
      for (const kind of kinds) {
        const cookie = `aangan-files-${channel}-${'a'.repeat(22)}=${tokenOf(kind)}`;
        const { statusCode } = await open(`/releases/designers/${composed}/entry.js`, { cookie });
        assert.equal(statusCode, kind === 'files' ? 200 : 404, kind);
      }
    });
  }
});

describe('cookies that a page’s script, or another site of the same domain, has planted', () => {
  const planted = `aangan-composed-${channel}`;

  test('take no page from visitors: what the edge did not sign is no composition', async () => {
    const { open, askedRegistry } = await anEdge(true);
    for (const value of ['x', '', '%', tokenOf('browser').replace('a', 'b')]) {
      const { statusCode, body } = await open('/designers', { cookie: `${planted}=${value}` });
      assert.equal(statusCode, 200, value);
      assert.ok(body.includes(page(ordinary)));
    }
    assert.deepEqual(askedRegistry, []);
  });

  test('do not hide the composition that the browser has, nor its files', async () => {
    const { open } = await anEdge(true);
    const own = `${planted}=${tokenOf('browser')}`;
    const { body } = await open('/designers', { cookie: `${planted}=x; ${own}` });
    assert.ok(body.includes(page(composed)));
    const junk = Array.from({ length: 20 }, (_one, index) => `aangan-files-${channel}-${index}=x`);
    const files = `aangan-files-${channel}-${'a'.repeat(22)}=${tokenOf('files')}`;
    const cookie = [...junk, files].join('; ');
    const { statusCode } = await open(`/releases/designers/${composed}/entry.js`, { cookie });
    assert.equal(statusCode, 200);
  });
});
