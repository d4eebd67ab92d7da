import type { Metrics } from '@aangan/server/metrics';
import { Counter } from 'prom-client';
import type { ReportQueue, ServedComposition } from './report-queue.ts';

/** Releases come and go while an edge runs. */
const maxReleases = 500;

/**
 * The queue, with page views and failures counted by remote and release. A page can report any name: what this edge has
 * not served is counted as `other`.
 */
export function measuredQueue(queue: ReportQueue, metrics: Metrics | undefined): ReportQueue {
  if (!metrics) return queue;
  const registers = [metrics.registry];
  const views = new Counter({
    name: 'aangan_edge_page_views_total',
    help: 'Page views of compositions that have the release.',
    labelNames: ['remote', 'release'] as const,
    registers,
  });
  const failures = new Counter({
    name: 'aangan_edge_page_failures_total',
    help: 'Failures of releases in pages, as the edge saw them or pages reported them.',
    labelNames: ['remote', 'release', 'kind'] as const,
    registers,
  });
  const served = new Set<string>();
  const learn = ({ releases }: ServedComposition) => {
    for (const [remote, release] of Object.entries(releases)) {
      if (served.size < maxReleases) served.add(`${remote} ${release}`);
    }
  };
  const labelsOf = (remote: string, release: string) =>
    served.has(`${remote} ${release}`)
      ? { remote, release }
      : { remote: 'other', release: 'other' };
  return {
    ...queue,
    served(composition) {
      learn(composition);
      queue.served(composition);
    },
    viewed(composition, viewedAt) {
      learn(composition);
      for (const [remote, release] of Object.entries(composition.releases)) {
        views.inc(labelsOf(remote, release));
      }
      queue.viewed(composition, viewedAt);
    },
    failed(failure) {
      failures.inc({ ...labelsOf(failure.name, failure.release), kind: failure.kind });
      queue.failed(failure);
    },
  };
}
