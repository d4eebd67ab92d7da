import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { budgets } from './budgets.ts';
import { describeProblem } from './gate.ts';

/** Two modules that share a script, the head of a page among them, and scripts for servers and for other sites. */
const built = remoteRelease('a', '1', {
  files: {
    'entry.js': 'e',
    'page.js': 'p'.repeat(20),
    'shared.js': 's'.repeat(300),
    'head.js': 'h'.repeat(4_000),
    'server/module.js': 'x'.repeat(50_000),
    'portable/base.js': 'b'.repeat(80_000),
  },
}).manifest;
const [route] = built.manifest.routes;
const remote = {
  ...built,
  exposes: { './Page': ['shared.js', 'page.js'], './Head': ['head.js', 'shared.js'] },
  server: { file: 'server/module.js', exposes: ['./Page'] },
};

function problemsWith(allowed: Record<string, number>): string[] {
  const routes = [
    { ...route, path: '/a', expose: './Page', head: './Head', for: ['guest'] },
    { ...route, path: '/a', expose: './Page', for: ['member'] },
  ];
  const manifest = { ...remote.manifest, routes, budgets: allowed };
  const { manifest: shell } = shellRelease('1');
  return budgets({ shell, remotes: [{ ...remote, manifest }] } as never).map(describeProblem);
}

describe('a budget', () => {
  test('of a module is what its scripts may have together, each once', () => {
    assert.deepEqual(problemsWith({ './Page': 320 }), []);
    assert.deepEqual(problemsWith({ './Page': 319 }), [
      `budgets: a ${remote.release} allows ./Page 319 bytes of JavaScript in its remote.json, and its scripts have 320. Make ./Page smaller by 1 bytes, or let team a raise the budget.`,
    ]);
  });

  test('of a route counts the entry and the page’s head too', () => {
    assert.deepEqual(problemsWith({ '/a': 4_321 }), []);
    assert.match(problemsWith({ '/a': 4_000 }).join(), /allows \/a 4000 .* have 4321\. .* by 321 /);
  });

  test('of a route counts what others put into its slots, for the audience that gets the most', () => {
    const into = { slot: 'a.aside', expose: './Page', order: 1 };
    const owner = {
      ...remote,
      manifest: {
        ...remote.manifest,
        slots: { 'a.aside': { max: 2, on: ['/a'] } },
        routes: [...remote.manifest.routes, { path: '/b', expose: './Page' }],
        budgets: { '/a': 321, '/b': 321 },
      },
    };
    const files = (size: number) => ({ 'entry.js': 'e', 'page.js': 'p'.repeat(size) });
    const put = (name: string, size: number, more: object) =>
      remoteRelease(name, '1', { extensions: [{ ...into, ...more }], files: files(size) }).manifest;
    const remotes = [
      owner,
      put('small', 10, { for: ['guest'] }),
      put('large', 99, { for: ['member'] }),
      put('elsewhere', 500, { on: ['/c'] }),
    ];
    const { manifest: shell } = shellRelease('1');
    const found = budgets({ shell, remotes } as never).map(describeProblem);
    assert.deepEqual(found, [
      `budgets: a ${remote.release} allows /a 321 bytes of JavaScript in its remote.json, and its scripts have 421, 100 of them for ./Page of large. Make /a smaller by 100 bytes, or let team a raise the budget.`,
    ]);
  });

  test('of all scripts counts those for browsers', () => {
    assert.deepEqual(problemsWith({ total: 4_321 }), []);
    assert.deepEqual(problemsWith({ total: 4_320 }), [
      `budgets: a ${remote.release} allows all of its scripts together 4320 bytes of JavaScript in its remote.json, and they have 4321. Make them smaller by 1 bytes, or let team a raise the budget.`,
    ]);
  });

  test('of the shell is what the scripts of every page may have together', () => {
    const { manifest: shell } = shellRelease('1');
    const bytes = shell.scripts.reduce((sum, path) => sum + (shell.files[path]?.bytes ?? 0), 0);
    const problemsAt = (budget: number) => {
      const declared = { ...shell, manifest: { ...shell.manifest, budget } };
      return budgets({ shell: declared, remotes: [] } as never).map(describeProblem);
    };
    assert.deepEqual(problemsAt(bytes), []);
    assert.deepEqual(problemsAt(bytes - 1), [
      `budgets: shell ${shell.release} allows the scripts that every page begins with ${bytes - 1} bytes in its shell.json, and they have ${bytes}. Make them smaller by 1 bytes, or let the shell's team raise the budget.`,
    ]);
  });
});
