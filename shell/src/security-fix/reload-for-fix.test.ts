import { describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { reloadForSecurityFix } from './reload-for-fix.ts';

const minute = 60_000;

function open({ fix = 5, known = 3 } = {}) {
  let now = 0;
  let isSafe = true;
  const newest = jest.fn(async () => fix);
  const reload = jest.fn();
  const router = createMemoryRouter([{ path: '*', element: null }]);
  const page = document.implementation.createHTMLDocument();
  reloadForSecurityFix({
    known,
    newest,
    router,
    page,
    reload,
    isSafe: () => isSafe,
    now: () => now,
  });
  return {
    newest,
    reload,
    setSafe: (safe: boolean) => {
      isSafe = safe;
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    go: (to: string) => router.navigate(to),
    show: (visibilityState: DocumentVisibilityState) => {
      Object.defineProperty(page, 'visibilityState', {
        value: visibilityState,
        configurable: true,
      });
      page.dispatchEvent(new Event('visibilitychange'));
    },
    asked: async (times: number) => {
      await waitFor(() => expect(newest).toHaveBeenCalledTimes(times));
      await Promise.resolve();
    },
  };
}

describe('a page whose releases have a security fix', () => {
  test('is loaded again with the next navigation after it learned of it', async () => {
    const tab = open();
    tab.pass(5 * minute);
    await tab.go('/a');
    await tab.asked(1);
    expect(tab.reload).not.toHaveBeenCalled();
    await tab.go('/b');
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  test('is loaded again when it is hidden, and learns of it when it is shown', async () => {
    const tab = open();
    tab.show('hidden');
    tab.pass(5 * minute);
    tab.show('visible');
    await tab.asked(1);
    expect(tab.reload).not.toHaveBeenCalled();
    tab.show('hidden');
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  test('waits while something would be lost', async () => {
    const tab = open();
    tab.pass(5 * minute);
    await tab.go('/a');
    await tab.asked(1);
    tab.setSafe(false);
    await tab.go('/b');
    tab.show('hidden');
    expect(tab.reload).not.toHaveBeenCalled();
    tab.setSafe(true);
    tab.show('visible');
    expect(tab.reload).not.toHaveBeenCalled();
    tab.show('hidden');
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  test('stays where only the query or the hash changes: forms stay too', async () => {
    const tab = open();
    tab.pass(5 * minute);
    await tab.go('/a');
    await tab.asked(1);
    await tab.go('/a?city=Pune');
    await tab.go('/a?city=Pune#list');
    expect(tab.reload).not.toHaveBeenCalled();
  });
});

describe('asking for a security fix', () => {
  test('is done once in five minutes at most, and never by a tab that nobody looks at', async () => {
    const tab = open({ fix: 0 });
    await tab.go('/a');
    tab.pass(5 * minute - 1);
    await tab.go('/b');
    tab.show('hidden');
    tab.pass(60 * minute);
    tab.show('hidden');
    expect(tab.newest).not.toHaveBeenCalled();
    tab.show('visible');
    await tab.go('/c');
    await tab.asked(1);
    tab.pass(5 * minute);
    await tab.go('/d');
    await tab.asked(2);
  });

  test('changes nothing for a page that has the fix, or where nothing answers', async () => {
    for (const fix of [0, 3]) {
      const tab = open({ fix, known: 3 });
      tab.pass(5 * minute);
      await tab.go('/a');
      await tab.asked(1);
      await tab.go('/b');
      tab.show('hidden');
      expect(tab.reload).not.toHaveBeenCalled();
    }
  });
});
