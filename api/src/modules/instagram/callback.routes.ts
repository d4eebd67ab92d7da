import { instagramReturnMessages, paths } from '@aangan/domain';
import type { FastifyPluginAsync } from 'fastify';
import { returnToOf } from './authorisation-state.ts';
import { browserCookie, readBrowserCookie } from './browser-cookie.ts';
import {
  type FinishOptions,
  finishAuthorisation,
  type Returned,
  type ReturnOutcome,
} from './finish-authorisation.ts';

export type CallbackRoutesOptions = Omit<FinishOptions, 'db'> & { publicUrl: string };

/** Where Instagram sends the browser back to. It redirects to the page that began, and says how it ended. */
export const callbackRoutes: FastifyPluginAsync<CallbackRoutesOptions> = async (
  app,
  { provider, keys, blobs, publicUrl },
) => {
  const options = { db: app.database.kysely, blobs, provider, keys };

  const config = { isForHolders: true };
  app.get('/callback/', { schema: { hide: true }, config }, async (request, reply) => {
    const returned = readReturned(request.query, request.headers.cookie);
    const outcome = await finishAuthorisation(options, returned).catch((error: unknown) => {
      request.log.error(error, 'an authorisation of Instagram could not be finished');
      return { error: 'failed' } as const;
    });
    return reply
      .headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'set-cookie': browserCookie('', publicUrl),
      })
      .redirect(returnAddress(returned.state, outcome));
  });
};

function readReturned(query: unknown, cookie: string | undefined): Returned {
  const text = (name: string) => {
    const value = (query as Record<string, unknown>)[name];
    return typeof value === 'string' ? value.slice(0, 2_000) : '';
  };
  return {
    state: text('state'),
    code: text('code'),
    error: text('error'),
    browserSecret: readBrowserCookie(cookie),
  };
}

function returnAddress(state: string, outcome: ReturnOutcome): string {
  const page = returnToOf(state) === 'vendor' ? paths.vendorSocial() : paths.designerSocial();
  const query = new URLSearchParams(
    'error' in outcome
      ? { platform: 'instagram', error: instagramReturnMessages[outcome.error] }
      : { success: 'true', platform: 'instagram', posts_imported: String(outcome.postsImported) },
  );
  // An empty fragment: without one the browser keeps the `#_` that Instagram appends.
  return `${page}?${query}#`;
}
