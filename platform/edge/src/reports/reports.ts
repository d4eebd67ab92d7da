import {
  type Channel,
  type Composition,
  type ReportingPage,
  reportLimits,
  shellName,
} from '@aangan/manifest';
import type { Metrics } from '@aangan/server/metrics';
import { inNoRequest } from '@aangan/server/requests';
import type { FastifyInstance } from 'fastify';
import type { PassThroughTarget } from '../pass-through.ts';
import type { Came } from '../visitor/came-cookie.ts';
import { cleanText } from './clean-text.ts';
import { measuredQueue } from './measured-queue.ts';
import { networkKey } from './network-key.ts';
import { createPageIds } from './page-id.ts';
import type { MadePage } from './page-reports.ts';
import { createReportQueue, type ServedComposition } from './report-queue.ts';
import { reportRoutes } from './report-routes.ts';
import { sendBatch } from './send-batch.ts';
import { startRoute } from './start-route.ts';

export interface ReportSettings {
  /** Signs page ids and what is handed to the registry; the same at every edge and registry. */
  secret: string;
  /** The percentage of page views that send measurements. */
  samplePercent: number;
}

/** Reports of pages, and what the edge itself observes of them. */
export interface Reports {
  /** Whether pages of canaries are compared with others, if there are any. */
  readonly comparesPages: boolean;
  /** @param isCompared whether the channel has a canary that pages are compared with */
  samplePercent(isCompared: boolean): ReportingPage['samplePercent'];
  /**
   * Counts an answered page for the composition that the visitor was meant to get.
   * @returns the id that the page reports with
   */
  answered(
    answer: { asked: Composition; revision: number; page: MadePage },
    visitor: { ip: string; id: string | null; came: Came | null },
  ): string;
}

interface Options extends ReportSettings {
  channel: Channel;
  registry: PassThroughTarget;
  /** Where views and failures are counted. */
  metrics?: Metrics | undefined;
}

/** Takes reports at an edge and hands them to the registry. */
export async function createReports(app: FastifyInstance, options: Options): Promise<Reports> {
  const { secret, channel, registry, samplePercent } = options;
  const ids = createPageIds({ secret, channel });
  const sent = createReportQueue({
    channel,
    // A batch covers many pages, so it must not be traced as a part of the request before it.
    send: (batch) => inNoRequest(() => sendBatch(registry, secret, batch)),
    onError: (error) => app.log.warn(error, 'reports of pages cannot be handed to the registry'),
  });
  const queue = measuredQueue(sent, options.metrics);
  app.addHook('onClose', () => queue.close());
  await app.register(async (scope) => {
    reportRoutes(scope, { ids, queue, secret });
    startRoute(scope, { ids, queue, secret });
  });
  const describe = rememberServed();

  return {
    // A site that samples nothing judges no canary by its speed.
    comparesPages: samplePercent > 0,
    samplePercent: (isCompared) => String(isCompared && samplePercent > 0 ? 100 : samplePercent),
    answered({ asked, revision, page }, { ip, id: visitor, came }) {
      const language = page.spoken?.language;
      const id = ids.issue(page.composition.id, revision, { language, visitor, came });
      const known = ids.read(id);
      if (!known) return id;
      const { language: _spoken, came: _before, ...view } = known;
      queue.served(describe(page.composition));
      queue.viewed(describe(asked), view.viewedAt);
      for (const { detail, ...failure } of page.failures) {
        const [first = ''] = detail.split('\n', 1);
        queue.failed({
          ...failure,
          ...view,
          kind: 'render-error',
          isServer: true,
          composition: asked.id,
          network: networkKey(ip, secret),
          message: cleanText(first, reportLimits.message),
          stack: cleanText(detail, reportLimits.stack),
        });
      }
      return id;
    },
  };
}

/** Describes each composition once. */
function rememberServed(): (composition: Composition) => ServedComposition {
  const known = new WeakMap<Composition, ServedComposition>();
  return (composition) => {
    const before = known.get(composition);
    if (before) return before;
    const { id, shell, remotes } = composition;
    const releases = remotes.map(({ name, release }) => [name, release] as const);
    const canaries = [shell, ...remotes].flatMap(({ canary }) => canary ?? []);
    const made = {
      id,
      canaries: [...new Set(canaries)],
      releases: { ...Object.fromEntries(releases), [shellName]: shell.release },
    };
    known.set(composition, made);
    return made;
  };
}
