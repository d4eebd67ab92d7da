import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { measurePage } from './measure-page.ts';
import { transferSize } from './page-transfers.ts';

/** The library measures what only a browser can: it stands here as three functions that are called once each. */
jest.mock('web-vitals', () => ({
  onLCP: (report: (metric: { value: number }) => void) => report({ value: 1_200 }),
  onINP: (report: (metric: { value: number }) => void) => report({ value: 40 }),
  onCLS: (report: (metric: { value: number }) => void) => report({ value: 0.02 }),
}));

const first = { name: 'vendors', release: 'b'.repeat(16), route: '/vendors/:id' };

let idle: (() => void)[];
beforeEach(() => {
  idle = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work) });
});

function pageOf(isSampled: boolean) {
  const measured = jest.fn();
  let shown = first;
  const reporter = { isSampled, measured, failed: jest.fn(), reached: jest.fn() };
  Object.assign(window.performance, transferred([script]));
  measurePage({ reporter, shown: () => shown, window });
  shown = { ...first, route: '/elsewhere' };
  return measured;
}

/** What the browser tells of the page and its files. */
function transferred(files: Partial<PerformanceResourceTiming>[]) {
  const entries: Record<string, object[]> = {
    navigation: [{ transferSize: 500 }],
    resource: files,
  };
  return { getEntriesByType: (type: string) => entries[type] ?? [] } as unknown as Performance;
}
const script = { name: 'https://a.example/app.js?v=1', transferSize: 1_000, encodedBodySize: 700 };

describe('what is transferred', () => {
  test('is the page with its files, and not known in a browser that tells nothing', () => {
    expect(transferSize(transferred([script, { ...script, name: 'a.png' }]))).toBe(2.5);
    const silent = { getEntriesByType: () => [] } as unknown as Performance;
    expect(transferSize(silent)).toBeNull();
  });
});

describe('the Web Vitals', () => {
  test('of a sampled page are measured once the browser is idle, for the route that was opened', async () => {
    const measured = pageOf(true);
    expect(measured).not.toHaveBeenCalled();
    for (const work of idle) work();
    await new Promise((resolve) => setTimeout(resolve));
    expect(measured.mock.calls).toEqual([
      [{ ...first, kind: 'transfer-size', value: 1.5 }],
      [{ ...first, kind: 'lcp', value: 1_200 }],
      [{ ...first, kind: 'inp', value: 40 }],
      [{ ...first, kind: 'cls', value: 0.02 }],
    ]);
  });

  test('of other pages are not, and the library is not loaded', () => {
    pageOf(false);
    expect(idle).toEqual([]);
  });
});
