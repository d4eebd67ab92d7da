import type { MeasureKind } from '@aangan/manifest/report-limits';
import type { Reporter } from './create-reporter.ts';
import { transferSize } from './page-transfers.ts';

interface Options {
  reporter: Reporter;
  /** The release whose page is shown, and its route's pattern. */
  shown: () => { name: string; release: string; route: string };
  window: Window;
}

/**
 * Measures the Web Vitals of a sampled page and what it transfers. The library is loaded once the page has loaded and the browser is idle; it
 * reads earlier events from the browser's buffers.
 */
export function measurePage({ reporter, shown, window }: Options): void {
  if (!reporter.isSampled) return;
  // Read now: measurements belong to the page that was opened, wherever the visitor goes later.
  const about = shown();
  const begin = () => {
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000));
    whenIdle(() => void measureVitals(reporter, about, window));
  };
  if (window.document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

async function measureVitals(
  reporter: Reporter,
  about: ReturnType<Options['shown']>,
  window: Window,
) {
  const vitals = await import(/* webpackChunkName: "measure-page" */ 'web-vitals').catch(
    () => null,
  );
  if (!vitals) return;
  const report =
    (kind: MeasureKind) =>
    ({ value }: { value: number }) =>
      reporter.measured({ ...about, kind, value });
  const transferred = transferSize(window.performance);
  if (transferred !== null) report('transfer-size')({ value: transferred });
  vitals.onLCP(report('lcp'));
  vitals.onINP(report('inp'));
  vitals.onCLS(report('cls'));
}
