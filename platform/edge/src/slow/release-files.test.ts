import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { anEdge } from '../testing/an-edge.ts';
import { aComposition, fixedRegistry } from '../testing/fixed-registry.ts';

/** The channel, with a last known good release and one that a canary brings. */
function withFallbackAndCanary() {
  const composition = aComposition();
  const [remote] = composition.remotes;
  assert.ok(remote);
  const release = (letter: string) => ({ ...remote, release: letter.repeat(16) });
  return {
    ...composition,
    remotes: [{ ...remote, fallback: release('c') }],
    canaries: [{ id: 1, percent: 5, remotes: [release('d')] }],
  };
}

describe('a release’s file', () => {
  const entry = `/releases/designers/${'b'.repeat(16)}/entry.js`;

  test('is immutable, and readable from other origins', async () => {
    const { headers, body } = await (await anEdge({ reader: fixedRegistry().reader })).inject(
      entry,
    );
    assert.equal(body, 'entry()');
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable, no-transform');
    assert.equal(headers['access-control-allow-origin'], '*');
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
  });

  test('runs nothing and loads nothing where it is opened as a page, whatever its type was when it was published', async () => {
    const { reader, files } = fixedRegistry();
    const edge = await anEdge({ reader });
    const plain = files.get(`designers/${'b'.repeat(16)}/entry.js`);
    assert.ok(plain);
    const expected = {
      'evil.html': ['application/octet-stream', 'attachment'],
      'evil.JS': ['application/octet-stream', 'attachment'],
      'evil.svg': ['image/svg+xml', 'attachment'],
      'evil.xhtml': ['application/octet-stream', 'attachment'],
      'entry.js': ['text/javascript; charset=utf-8', undefined],
      'a.webp': ['image/webp', undefined],
    };
    for (const [name, [type, disposition]] of Object.entries(expected)) {
      files.set(`designers/${'b'.repeat(16)}/${name}`, { ...plain, contentType: 'text/html' });
      const { statusCode, headers } = await edge.inject(entry.replace('entry.js', name));
      assert.equal(statusCode, 200, name);
      assert.equal(headers['content-type'], type, name);
      assert.equal(headers['content-disposition'], disposition, name);
      assert.equal(
        headers['content-security-policy'],
        "sandbox; default-src 'none'; frame-ancestors 'none'",
        name,
      );
      assert.equal(headers['x-content-type-options'], 'nosniff', name);
      assert.equal(headers['cross-origin-resource-policy'], 'cross-origin', name);
    }
  });

  test('is not there where the channel never served its release, and no more once that is taken away', async () => {
    const { reader, files, state } = fixedRegistry();
    const edge = await anEdge({ reader, cache: undefined });
    const plain = files.get(`designers/${'b'.repeat(16)}/entry.js`);
    assert.ok(plain);
    const [staged, earlier] = ['d'.repeat(16), 'e'.repeat(16)];
    for (const release of [staged, earlier]) files.set(`designers/${release}/entry.js`, plain);
    const statusOf = async (release: string) =>
      (await edge.inject(`/releases/designers/${release}/entry.js`)).statusCode;
    assert.equal(await statusOf(staged), 404);
    state.composition = aComposition({ revision: 2, earlier: { designers: [earlier] } });
    assert.equal(await statusOf(earlier), 200, 'another edge may have heard of it before');
    state.composition = aComposition({ revision: 3 });
    await edge.inject(`/releases/designers/${staged}/entry.js`);
    assert.equal(await statusOf(earlier), 404, 'it was retired, and is in memory still');
  });

  test('is there for pages of a canary, and for those that need the last known good release', async () => {
    const { reader, files } = fixedRegistry(withFallbackAndCanary());
    const edge = await anEdge({ reader });
    const plain = files.get(`designers/${'b'.repeat(16)}/entry.js`);
    assert.ok(plain);
    for (const letter of 'bcd') {
      const release = letter.repeat(16);
      files.set(`designers/${release}/entry.js`, plain);
      const { statusCode } = await edge.inject(`/releases/designers/${release}/entry.js`);
      assert.equal(statusCode, 200, letter);
    }
  });

  test('that is missing is a 404 that nothing may keep', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    const { statusCode, headers } = await edge.inject(entry.replace('entry', 'absent'));
    assert.equal(statusCode, 404);
    assert.equal(headers['cache-control'], 'no-store');
  });

  test('that is a source map is not served here, but by the registry, which asks for a token', async () => {
    const { reader, files } = fixedRegistry();
    const key = `designers/${'b'.repeat(16)}/entry.js`;
    const map = files.get(key);
    assert.ok(map);
    files.set(`${key}.map`, map);
    const { statusCode, headers, body } = await (await anEdge({ reader })).inject(`${entry}.map`);
    assert.equal(statusCode, 307);
    assert.equal(
      headers.location,
      `/platform/releases/designers/${'b'.repeat(16)}/files/entry.js.map`,
    );
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(body, '');
    const bill = entry.replace(/[^/]+$/, 'sbom.cdx.json');
    assert.equal((await (await anEdge({ reader })).inject(bill)).statusCode, 307);
  });

  test('that several ask for at once is read once', async () => {
    const { reader } = fixedRegistry();
    let reads = 0;
    const releaseFile: typeof reader.releaseFile = async (...file) => {
      reads += 1;
      await new Promise((resolve) => setImmediate(resolve));
      return reader.releaseFile(...file);
    };
    const edge = await anEdge({ reader: { ...reader, releaseFile } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => edge.inject(entry)));
    assert.ok(answers.every(({ body }) => body === 'entry()'));
    assert.equal(reads, 1);
  });

  test('is kept as far as there is memory for it', async () => {
    const { reader } = fixedRegistry();
    const asked = { kept: 0, over: 0 };
    const edges = { kept: 1_000_000, over: 4 };
    for (const [name, fileCacheBytes] of Object.entries(edges) as ['kept' | 'over', number][]) {
      const releaseFile: typeof reader.releaseFile = (...parameters) => {
        asked[name] += 1;
        return reader.releaseFile(...parameters);
      };
      const edge = await anEdge({ reader: { ...reader, releaseFile }, fileCacheBytes });
      for (let time = 0; time < 3; time += 1) {
        assert.equal((await edge.inject(entry)).statusCode, 200);
      }
    }
    assert.deepEqual(asked, { kept: 1, over: 3 });
  });

  test('that was missing is asked for again', async () => {
    const { reader, files } = fixedRegistry();
    const edge = await anEdge({ reader });
    const later = entry.replace('entry', 'later');
    assert.equal((await edge.inject(later)).statusCode, 404);
    const present = files.get(`designers/${'b'.repeat(16)}/entry.js`);
    assert.ok(present);
    files.set(`designers/${'b'.repeat(16)}/later.js`, present);
    assert.equal((await edge.inject(later)).statusCode, 200);
  });

  test('that was served before is served while the registry is down', async () => {
    const { reader, state } = fixedRegistry();
    const edge = await anEdge({ reader });
    await edge.inject(entry);
    state.isDown = true;
    assert.equal((await edge.inject(entry)).statusCode, 200);
  });

  test('that was not served before is a 503 while the registry is down, without a word about it', async () => {
    const { reader, state } = fixedRegistry();
    const edge = await anEdge({ reader });
    state.isDown = true;
    const { statusCode, headers, body } = await edge.inject(entry);
    assert.equal(statusCode, 503);
    assert.equal(headers['retry-after'], '5');
    assert.equal(headers['cache-control'], 'no-store');
    assert.doesNotMatch(body, /registry/);
  });

  test('that 200 ask for first, all at once, is counted once: the next file is kept too', async () => {
    const { reader, files } = fixedRegistry();
    const large = {
      bytes: Buffer.alloc(1024 * 1024),
      contentType: 'text/javascript',
      integrity: '',
    };
    const path = (name: string) => `/releases/designers/${'b'.repeat(16)}/${name}.js`;
    for (const name of ['first', 'second']) {
      files.set(`designers/${'b'.repeat(16)}/${name}.js`, large);
    }
    const reads: string[] = [];
    const releaseFile: typeof reader.releaseFile = async (...file) => {
      reads.push(file[2]);
      await new Promise((resolve) => setImmediate(resolve));
      return reader.releaseFile(...file);
    };
    const edge = await anEdge({ reader: { ...reader, releaseFile } });
    await Promise.all(Array.from({ length: 200 }, () => edge.inject(path('first'))));
    for (let round = 0; round < 3; round += 1) {
      assert.equal((await edge.inject(path('first'))).statusCode, 200);
      assert.equal((await edge.inject(path('second'))).statusCode, 200);
    }
    assert.deepEqual(reads, ['first.js', 'second.js']);
  });

  test('whose address no release can have is not asked for', async () => {
    const { reader } = fixedRegistry();
    const asked: string[] = [];
    const releaseFile: typeof reader.releaseFile = async (...file) => {
      asked.push(file.join('/'));
      return null;
    };
    const edge = await anEdge({ reader: { ...reader, releaseFile } });
    const release = 'b'.repeat(16);
    for (const path of [
      `designers/${release}/entry.js%00`,
      `designers/${release}/%00`,
      `designers/${release}/..%2f..%2fentry.js`,
      `designers%00/${release}/entry.js`,
      'designers/b%00/entry.js',
    ]) {
      assert.equal((await edge.inject(`/releases/${path}`)).statusCode, 404, path);
    }
    assert.deepEqual(asked, []);
  });
});
