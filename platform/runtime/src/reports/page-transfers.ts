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
