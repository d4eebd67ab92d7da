import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { acceptedEncoding } from './accepted-encoding.ts';
import { escapeHtml } from './escape-html.ts';
import { matchesEtag } from './matches-etag.ts';

describe('Accept-Encoding', () => {
  const offered = ['br', 'gzip'] as const;

  test('names what is sent: the best that is taken', () => {
    assert.equal(acceptedEncoding('gzip, br', offered), 'br');
    assert.equal(acceptedEncoding('br;q=0, gzip;q=0.5', offered), 'gzip');
    assert.equal(acceptedEncoding('BR ; Q=0.1', offered), 'br');
    assert.equal(acceptedEncoding('*', offered), 'br');
    assert.equal(acceptedEncoding('br;q=0, *', offered), 'gzip');
  });

  test('names nothing for what is refused, unknown or absent', () => {
    assert.equal(acceptedEncoding('br;q=0.0', offered), undefined);
    assert.equal(acceptedEncoding('*;q=0', offered), undefined);
    assert.equal(acceptedEncoding('zebra, gzipped, br;q=x', offered), undefined);
    assert.equal(acceptedEncoding(undefined, offered), undefined);
  });
});

describe('If-None-Match', () => {
  test('names a tag alone, in a list, as any, weak or strong', () => {
    for (const header of ['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*', ' * ']) {
      assert.equal(matchesEtag(header, '"a"'), true, header);
      assert.equal(matchesEtag(header, 'W/"a"'), true, header);
    }
  });

  test('names no other tag', () => {
    for (const header of [undefined, '', '"b"', '"aa"', 'a', 'W/"b", "c"']) {
      assert.equal(matchesEtag(header, '"a"'), false, header);
    }
  });
});

test('text in HTML closes neither its element nor its attribute', () => {
  assert.equal(escapeHtml(`<a b="c">'&`), '&lt;a b=&quot;c&quot;&gt;&#39;&amp;');
});
