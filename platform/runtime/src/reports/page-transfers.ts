/** What a page has transferred so far, as far as the browser tells. */
type Timings = Pick<Performance, 'getEntriesByType'>;

const filesOf = (performance: Timings) =>
  performance.getEntriesByType('resource') as PerformanceResourceTiming[];

/** What was transferred for the page until now, in kB of 1,000 bytes; null where the browser does not tell. */
export function transferSize(performance: Timings): number | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page || page.transferSize === undefined) return null;
  const bytes = filesOf(performance).reduce(
    (sum, one) => sum + one.transferSize,
    page.transferSize,
  );
  return bytes / 1_000;
}

/**
 * Whether most of the page's scripts came from the browser's cache. Not by a cookie: who returns to a new release has
 * its files as little as a new visitor.
 */
export function isRepeatVisit(performance: Timings | undefined): boolean {
  if (!performance?.getEntriesByType) return false;
  const scripts = filesOf(performance).filter(({ name }) => /\.js(?:\?|$)/.test(name));
  const sum = (bytesOf: (one: PerformanceResourceTiming) => number) =>
    scripts.reduce((total, one) => total + (bytesOf(one) || 0), 0);
  return sum((one) => one.transferSize) * 2 < sum((one) => one.encodedBodySize);
}
