import { failureKinds } from '@aangan/manifest/report-limits';
import type { Metrics } from '@aangan/server/metrics';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { createCountedViews } from './counted-views.ts';
import type { ReportQueue, ServedComposition } from './report-queue.ts';

/** How many releases are counted; releases come and go while an edge runs. */
const maxReleases = 500;

/**
 * The queue, with page views and failures counted by remote and release. A page can report any name: what this edge has
 * not served is counted as `other`. Above the limit, the release that was served longest ago is removed with its
 * series, so reports cannot displace a release that is being served.
 */
export function measuredQueue(
  queue: ReportQueue,
  metrics: Metrics | undefined,
  now: () => number = Date.now,
): ReportQueue {
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
    help: 'Page views in which a release failed, as the edge saw it or pages reported it.',
    labelNames: ['remote', 'release', 'kind'] as const,
    registers,
  });
  const served = new LRUCache<string, { remote: string; release: string }>({
    max: maxReleases,
    dispose: (labels, _key, reason) => {
      if (reason !== 'evict') return;
      views.remove(labels);
      for (const kind of failureKinds) failures.remove({ ...labels, kind });
    },
  });
  const learn = ({ releases }: ServedComposition) => {
    for (const [remote, release] of Object.entries(releases)) {
      const key = `${remote} ${release}`;
      if (!served.get(key)) served.set(key, { remote, release });
    }
  };
  const labelsOf = (remote: string, release: string) =>
    served.peek(`${remote} ${release}`) ?? { remote: 'other', release: 'other' };
  const counts = createCountedViews(now);
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
      const labels = labelsOf(failure.name, failure.release);
      if (counts(failure, `${labels.remote} ${labels.release}`)) {
        failures.inc({ ...labels, kind: failure.kind });
      }
      queue.failed(failure);
    },
  };
}
