import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { createNonceDocument, nonceHole, pageIdHole, traceHole } from './nonce-document.ts';

const pages = {
  'a page with several holes': `<style nonce="${nonceHole}">a{}</style><p>ॐ देवनागरी</p><script nonce="${nonceHole}">`,
  'a hole at both ends': `${nonceHole} between ${nonceHole}`,
  'two holes beside each other': `a${nonceHole}${nonceHole}b`,
  'all kinds of holes': `${pageIdHole}<p>${nonceHole}${pageIdHole}${traceHole}</p>${nonceHole}`,
  'no hole': '<p>text</p>',
  'an empty page': '',
  'a large page': `<p>${'wide rooms '.repeat(40_000)}</p>${nonceHole}`,
};

describe('a page that is compressed once', () => {
  for (const [name, html] of Object.entries(pages)) {
    test(`unpacks to the page with each nonce, id and trace in its holes: ${name}`, async () => {
      const document = await createNonceDocument(html);
      for (const [nonce, pageId, trace] of [
        ['first', 'page-id', '00-1-2-01 aangan=1.x'],
        ['a-much-longer-second-nonce==', '', ''],
      ] as const) {
        const expected = html
          .replaceAll(nonceHole, nonce)
          .replaceAll(pageIdHole, pageId)
          .replaceAll(traceHole, trace);
        const texts = { nonce, pageId, trace };
        assert.equal(document.plain(texts).toString(), expected);
        assert.equal(gunzipSync(document.gzip(texts)).toString(), expected);
      }
    });
  }

  test('has the same tag whatever the nonce, and another one for another page', async () => {
    const [one, same, other] = await Promise.all(
      [`a${nonceHole}b`, `a${nonceHole}b`, `a${nonceHole}c`].map(createNonceDocument),
    );
    assert.equal(one?.etag, same?.etag);
    assert.notEqual(one?.etag, other?.etag);
    assert.match(one?.etag ?? '', /^W\/"[\w-]{22}"$/);
  });

  test('knows how much memory it holds', async () => {
    const { size } = await createNonceDocument('x'.repeat(100_000));
    assert.ok(size > 100_000 && size < 102_000, String(size));
  });
});
