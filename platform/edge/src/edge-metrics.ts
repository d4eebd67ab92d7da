import { labelLimit, type Metrics } from '@aangan/server/metrics';
import { Counter, Gauge } from 'prom-client';
import type { CacheState } from './page/page-cache.ts';
import type { UnrenderedPage } from './rendering/unrendered-log.ts';

/** What an edge counts beside its requests. */
export interface EdgeMetrics {
  /** A page was answered. @param state where it came from */
  page(state: CacheState | 'bypass'): void;
  unrendered(page: UnrenderedPage): void;
  /** The registry could not be read. */
  registryUnread(): void;
}

const nothingCounted: EdgeMetrics = {
  page: () => undefined,
  unrendered: () => undefined,
  registryUnread: () => undefined,
};

/** Releases come and go while an edge runs, and each adds a series per remote. */
const maxReleases = 500;

export function edgeMetrics(metrics: Metrics | undefined, cache: { bytes(): number }): EdgeMetrics {
  if (!metrics) return nothingCounted;
  const registers = [metrics.registry];
  const pages = new Counter({
    name: 'aangan_edge_pages_total',
    help: 'Pages by where they came from: hit, stale, miss, or bypass for what is not kept.',
    labelNames: ['cache_state'] as const,
    registers,
  });
  new Gauge({
    name: 'aangan_edge_page_cache_bytes',
    help: 'The memory that kept pages take.',
    registers,
    collect() {
      this.set(cache.bytes());
    },
  });
  const unrendered = new Counter({
    name: 'aangan_edge_unrendered_pages_total',
    help: 'Pages that could not be rendered with their composition, by the kind of failure.',
    labelNames: ['failure'] as const,
    registers,
  });
  const replaced = new Counter({
    name: 'aangan_edge_replaced_releases_total',
    help: 'Pages that were rendered with the fallback of a release, by the release that failed.',
    labelNames: ['remote', 'release'] as const,
    registers,
  });
  const registryErrors = new Counter({
    name: 'aangan_edge_registry_errors_total',
    help: 'Times that the registry could not be read, and the last composition was served.',
    registers,
  });
  const limited = labelLimit(maxReleases);
  return {
    page: (state) => pages.inc({ cache_state: state }),
    unrendered: ({ failure, fallbacks = [] }) => {
      unrendered.inc({ failure });
      for (const { remote, failed } of fallbacks) {
        const [name = 'other', release = 'other'] = limited(`${remote} ${failed}`).split(' ');
        replaced.inc({ remote: name, release });
      }
    },
    registryUnread: () => registryErrors.inc(),
  };
}
