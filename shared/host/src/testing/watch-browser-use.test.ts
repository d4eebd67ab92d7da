/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { browserUsers, pureUses } from './browser-users.ts';
import { watchBrowserUse } from './watch-browser-use.ts';

function usesOf(run: () => unknown): readonly string[] {
  const watch = watchBrowserUse();
  try {
    run();
    return watch.uses;
  } finally {
    watch.stop();
  }
}

describe('watching for the use of a browser', () => {
  test.each(Object.entries(browserUsers))('notes %s, and where it was used', (name, use) => {
    expect(usesOf(use)).toEqual([
      expect.stringMatching(new RegExp(`^${name.replace(/[()]/g, '\\$&')} at .*browser-users`)),
    ]);
  });

  test('notes nothing that is the same on every machine', () => {
    expect(usesOf(() => pureUses.map((use) => use()))).toEqual([]);
  });

  test('gives everything back', () => {
    const before = [Date, Date.now, Math.random, Object.keys(globalThis)];
    usesOf(() => undefined);
    expect([Date, Date.now, Math.random, Object.keys(globalThis)]).toEqual(before);
  });
});
