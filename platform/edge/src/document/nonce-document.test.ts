import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
      const document = createNonceDocument(html);
      for (const [nonce, pageId, trace] of [
        ['the first nonce of 24 ==', 'the id of a page view', '00-1-2-01 aangan=1.x'],
        ['another, and as long! ==', 'another id, as long!!', '00-3-4-01 aangan=1.y'],
        ['a-much-longer-second-nonce==', '', ''],
      ] as const) {
        const expected = html
          .replaceAll(nonceHole, nonce)
          .replaceAll(pageIdHole, pageId)
          .replaceAll(traceHole, trace);
        const texts = { nonce, pageId, trace };
        assert.equal(document.plain(texts).toString(), expected);
        const [gzip, br] = [
          await document.encoded('gzip', texts),
          await document.encoded('br', texts),
        ];
        assert.equal(gunzipSync(gzip.bytes).toString(), expected);
        assert.equal(br.encoding, 'br');
        assert.equal(brotliDecompressSync(br.bytes).toString(), expected);
        assert.equal((await document.encoded(undefined, texts)).bytes.toString(), expected);
      }
    });
  }

  test('has the same tag whatever the nonce, and another one for another page', () => {
    const [one, same, other] = [`a${nonceHole}b`, `a${nonceHole}b`, `a${nonceHole}c`].map(
      createNonceDocument,
    );
    assert.equal(one?.etag, same?.etag);
    assert.notEqual(one?.etag, other?.etag);
    assert.match(one?.etag ?? '', /^W\/"[\w-]{22}"$/);
  });

  test('is compressed again only for an answer with texts of other lengths', async () => {
    const document = createNonceDocument(pages['a large page']);
    const encoded = (nonce: string) => document.encoded('br', { nonce });
    const [one, other] = [await encoded('a nonce of 24 letters =='), await encoded('b'.repeat(24))];
    // Random bytes stood in the holes: only the same template is the same but for the nonce.
    const differing = one.bytes.filter((byte, at) => byte !== other.bytes[at]).length;
    assert.ok(differing > 0 && differing <= 24, String(differing));
  });

  test('knows how much memory it holds', () => {
    const { size } = createNonceDocument('x'.repeat(100_000));
    assert.ok(size > 100_000 && size < 200_000, String(size));
  });
});
