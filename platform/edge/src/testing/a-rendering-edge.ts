import type { RequestListener } from 'node:http';
import type { ChannelComposition, PageRequest, RenderOutcome } from '@aangan/manifest';
import type { Metrics } from '@aangan/server/metrics';
import type { Tracer } from '@aangan/server/tracing';
import type { ReportSettings } from '../reports/reports.ts';
import { aPage, renderable } from './a-rendered-page.ts';
import { anEdge } from './an-edge.ts';
import { fixedRegistry } from './fixed-registry.ts';

interface Setup {
  render?: (page: PageRequest) => RenderOutcome | Promise<RenderOutcome>;
  api?: RequestListener | URL;
  composition?: ChannelComposition;
  publicUrl?: URL;
  releasesUrl?: URL;
  warmUpEveryMs?: number;
  /** The server of /platform. */
  platform?: RequestListener | URL;
  reports?: ReportSettings;
  trustedProxies?: string;
  composeSecret?: string;
  composeNeedsGrant?: boolean;
  trustedOrigins?: readonly string[];
  edgeSecret?: string;
  metrics?: Metrics;
  tracer?: Tracer;
}

/** An edge with a renderer, and what that is asked for. */
export async function aRenderingEdge(setup: Setup = {}) {
  const { render, api, platform, composition = renderable(), ...settings } = setup;
  const asked: string[] = [];
  const paths: string[] = [];
  const registry = fixedRegistry(composition);
  const answer: RequestListener = (request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url?.startsWith('/api/changes/')) {
      response.end(JSON.stringify({ cursor: '1', addresses: [], complete: true }));
    } else if (typeof api === 'function') api(request, response);
    else response.end(JSON.stringify({ asked: request.url }));
  };
  const edge = await anEdge({
    ...settings,
    reader: registry.reader,
    passThrough: {
      '/api': api instanceof URL ? api : answer,
      ...(platform && { '/platform': platform }),
    },
    renderer: {
      render: async (page) => {
        asked.push(page.address);
        paths.push(page.path);
        return render ? render(page) : { page: aPage(page), cpuMs: 4.2 };
      },
      close: async () => undefined,
    },
  });
  return { edge, asked, paths, registry };
}
