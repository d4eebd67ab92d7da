import { scriptHook } from '@aangan/manifest/script-hook';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { createScriptChecks, type ScriptChecks } from './script-checks.ts';

const release = {
  baseUrl: '/releases/vendors/r1/',
  integrity: { 'entry.js': 'sha384-entry', 'chunk.js': 'sha384-chunk' },
};

let checks: ScriptChecks;
beforeEach(() => {
  checks = createScriptChecks();
  checks.know(release);
});

/** A script as webpack's runtime makes it, after the page's runtime has seen it. */
function prepared(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  (globalThis as unknown as Record<string, (script: HTMLScriptElement) => void>)[scriptHook]?.(
    script,
  );
  return script;
}

describe('a script that is about to be loaded', () => {
  test('gets the integrity that its release was published with', () => {
    const script = prepared('/releases/vendors/r1/chunk.js');
    expect(script.integrity).toBe('sha384-chunk');
    expect(script.crossOrigin).toBe('anonymous');
  });

  test('that no release has, gets the integrity of no content', () => {
    for (const src of [
      '/releases/vendors/r1/other.js',
      '/releases/vendors/r2/chunk.js',
      'https://evil.example/releases/vendors/r1/chunk.js',
    ]) {
      expect(prepared(src).integrity).toBe(`sha384-${'A'.repeat(64)}`);
    }
  });

  test('of a server of the visitor’s computer needs none, and none of another server there', () => {
    checks.trust('http://localhost:3100/aangan/vendors/');
    const script = prepared('http://localhost:3100/aangan/vendors/entry.js');
    expect(script.integrity).toBeFalsy();
    expect(script.crossOrigin).toBe('anonymous');
    for (const src of [
      'http://localhost:3100/aangan/auth/entry.js',
      'http://localhost:3101/aangan/vendors/entry.js',
      'http://localhost:3100/aangan/vendors/../entry.js',
    ]) {
      expect(prepared(src).integrity).toBe(`sha384-${'A'.repeat(64)}`);
    }
  });

  test('is asked for at another address in a retry, with the same integrity', () => {
    checks.retry(release, 3);
    const script = prepared('/releases/vendors/r1/chunk.js');
    expect(script.getAttribute('src')).toBe(
      'http://localhost/releases/vendors/r1/chunk.js?retry=3',
    );
    expect(script.integrity).toBe('sha384-chunk');
    checks.know({ ...release, baseUrl: '/releases/auth/r1/' });
    expect(prepared('/releases/auth/r1/chunk.js').src).not.toContain('retry');
  });
});
