import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

/** What servers and the command line run; what a browser runs is bounded by the tab. */
const sources = globSync(
  [
    'api/src/**/*.ts',
    'platform/{checker,cli,console-api,edge,registry,render}/src/**/*.ts',
    'site/src/**/*.ts',
    'shared/server/src/**/*.ts',
  ],
  { cwd: root, exclude: ['**/*.test.ts', '**/testing/**'] },
).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

interface Bound {
  call: RegExp;
  mustSet: readonly RegExp[];
  atLeast: number;
  /** Paths that the rule is not for. */
  except?: RegExp;
}

/** Calls → what the arguments of each must set. */
const bounds: Record<string, Bound> = {
  'a request to another server ends': {
    call: /(?<![.\w])fetch\(/g,
    mustSet: [/\bsignal\b|\binit\b/],
    atLeast: 10,
  },
  // Where a redirect leads, nobody has allowed. The command line is a client; the script of a page loads from its own site.
  'a request of a server follows no redirect': {
    call: /(?<![.\w])fetch\(/g,
    mustSet: [/\bredirect: '(?:error|manual)'/],
    atLeast: 8,
    except: /^platform\/(?:cli\/|edge\/src\/page\/page-start\.ts$)/,
  },
  'a pool of connections to the database is bounded, and so is the wait for one': {
    call: /new (?:pg\.|Jobs)Pool\(/g,
    mustSet: [/\bmax\b/, /\bconnectionTimeoutMillis\b/],
    atLeast: 2,
  },
  'a memory of things asked for is bounded': {
    call: /new LRUCache(?:<[^(]*>)?\(/g,
    mustSet: [/\bmax(?:Size)?\b/],
    atLeast: 10,
  },
};

for (const [rule, { call, mustSet, atLeast, except }] of Object.entries(bounds)) {
  test(rule, () => {
    const read = sources.filter(({ path }) => !except?.test(path));
    const calls = read.flatMap(({ path, text }) =>
      [...text.matchAll(call)]
        .filter(({ index }) => !isComment(text, index))
        .map(({ index, 0: found }) => ({
          path,
          written: callAt(text, index + found.indexOf('(')),
        })),
    );
    assert.ok(calls.length >= atLeast, `only ${calls.length} calls were found`);
    const unbounded = calls.filter(({ written }) => !mustSet.every((one) => one.test(written)));
    assert.deepEqual(unbounded, []);
  });
}

test('a connection to the database has a listener for its loss, without which the process would end', () => {
  const made = sources.filter(({ text }) => /new pg\.Client\(/.test(text));
  assert.deepEqual(
    made.map(({ path }) => path),
    ['shared/server/src/database/create-client.ts'],
  );
  const pools = sources.filter(({ text }) => /new (?:pg\.|Jobs)Pool\(/.test(text));
  assert.ok(pools.length > 1);
  for (const { path, text } of pools) {
    assert.match(text, /pool\.on\('error'/, path);
    assert.match(text, /pool\.on\('connect', \(client\) => client\.on\('error'/, path);
  }
});

test('a stream of a file is read where it is opened: without a listener its failure would end the process', () => {
  const opened = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^.*\bcreateReadStream\(.*$/gm)].map(([line]) => ({ path, line })),
  );
  assert.ok(opened.length > 3);
  const isRead = /yield\* createReadStream|for await \(.* of (?:\w+\()?createReadStream/;
  assert.deepEqual(
    opened.filter(({ line }) => !isRead.test(line)),
    [],
  );
});

/** The arguments of a call, from its opening bracket to the one that closes it. */
function callAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

const isComment = (text: string, at: number) =>
  /^\s*(?:\/\/|\*|\/\*)/.test(text.slice(text.lastIndexOf('\n', at) + 1, at + 1));
