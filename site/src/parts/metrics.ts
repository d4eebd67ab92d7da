import { openMetrics, type SiteMetrics } from '../start/open-metrics.ts';
import { definePart } from './part.ts';

declare module './part.ts' {
  interface Provided {
    metrics: SiteMetrics;
  }
}

/** The metrics of this process. */
export const part = definePart('metrics', {
  needs: [],
  reach: ({ settings, name, logger, lifecycle }) =>
    openMetrics(settings, { process: name, logger }, lifecycle),
});
