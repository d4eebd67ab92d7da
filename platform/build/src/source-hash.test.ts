import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { sourceHash } from './source-hash.ts';

describe('the hash of an app’s sources', () => {
  let workspace: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  };
  const hash = () => sourceHash(join(workspace, 'mfe-vendors'));

  beforeEach(() => {
    workspace = mkdtempSync(join(tmpdir(), 'source-hash-'));
    write('pnpm-lock.yaml', 'lock: 1');
    write(
      'mfe-vendors/package.json',
      '{"name":"mfe-vendors","dependencies":{"@aangan/ui":"workspace:*"}}',
    );
    write('mfe-vendors/src/app/page.tsx', 'export const a = 1;');
    write('mfe-auth/package.json', '{"name":"mfe-auth"}');
    write('mfe-auth/src/app/page.tsx', 'export const a = 1;');
    write(
      'shared/ui/package.json',
      '{"name":"@aangan/ui","dependencies":{"@aangan/facts":"workspace:*"}}',
    );
    write('shared/ui/src/index.ts', 'export const b = 1;');
    write('shared/facts/package.json', '{"name":"@aangan/facts"}');
    write('shared/facts/src/index.ts', 'export const c = 1;');
  });
  afterEach(() => rmSync(workspace, { recursive: true }));

  test('the same sources make the same release', () => {
    const before = hash();
    assert.match(before, /^[0-9a-f]{16}$/);
    assert.equal(hash(), before);
  });

  for (const [what, path] of [
    ['its own sources', 'mfe-vendors/src/app/page.tsx'],
    ['a package it depends on', 'shared/ui/src/index.ts'],
    ['a package that one depends on', 'shared/facts/src/index.ts'],
    ['its translations', 'mfe-vendors/locales/hi.po'],
    ['the translations of a package', 'shared/ui/locales/hi.po'],
    ['the lockfile', 'pnpm-lock.yaml'],
    ['its contract', 'mfe-vendors/remote.json'],
    ['how it is built', 'mfe-vendors/webpack.config.ts'],
  ] as const) {
    test(`a change of ${what} makes another release`, () => {
      const before = hash();
      write(path, 'changed');
      assert.notEqual(hash(), before);
    });
  }

  for (const [what, path] of [
    ['a test', 'mfe-vendors/src/app/page.test.tsx'],
    ['what only tests use', 'shared/ui/src/testing/render.tsx'],
    ['its specimens in the styleguide', 'mfe-vendors/src/styleguide.tsx'],
    ['another remote', 'mfe-auth/src/app/page.tsx'],
  ] as const) {
    test(`a change of ${what} makes none`, () => {
      const before = hash();
      write(path, 'changed');
      assert.equal(hash(), before);
    });
  }

  test('what portable containers are made of makes other releases of remotes, and of nothing else', () => {
    write('mfe-vendors/remote.json', '{}');
    write('shell/package.json', '{"name":"shell"}');
    write('platform/portable/package.json', '{"name":"@aangan/portable"}');
    write('platform/portable/webpack.config.ts', 'export default [];');
    const shell = () => sourceHash(join(workspace, 'shell'));
    const before = [hash(), shell()];
    write('platform/portable/src/guest/mount.tsx', 'export const d = 1;');
    assert.notEqual(hash(), before[0]);
    assert.equal(shell(), before[1]);
  });
});
