import { type SiteTracing, siteTracing } from '../start/site-tracing.ts';
import { definePart } from './part.ts';

declare module './part.ts' {
  interface Provided {
    traces: SiteTracing;
  }
}

/** The traces of this process. */
export const part = definePart('traces', {
  needs: ['data'],
  reach: async ({ settings, logger, lifecycle }, { data }) => {
    const { edgeSecret: secret } = await data;
    return siteTracing(settings, { logger, secret }, lifecycle);
  },
});
