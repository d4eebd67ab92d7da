import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { InstagramProvider } from './modules/instagram/provider/instagram-provider.ts';
import type { Tables } from './tables.ts';

export { type DemoPicture, demoFolder, readDemoIndex } from './media/demo-index.ts';
export { contentTypes, type MediaExtension } from './media/sniff-media.ts';
export {
  type InstagramProvider,
  sandboxPath,
} from './modules/instagram/provider/instagram-provider.ts';
export { signRequest } from './modules/instagram/signed-request.ts';
export { plainPage, sendPlainPage } from './plain-page/plain-page.ts';
export { formText, takeForms } from './plugins/form-body.ts';
export { isLoopback } from './plugins/throttle/network-of.ts';
export { notFound } from './problems.ts';
export { readIdOr404 } from './schemas/id-params.ts';

/**
 * What stands in for outside services in demo mode, below /sandbox. The API is given it: production has none, and loads
 * no code of it. Beside this type are the parts of the API that stand-ins are made of.
 */
export interface Sandbox {
  /** The mails of the site. */
  mail: FastifyPluginAsync<{ db: Kysely<Tables> }>;
  /** Instagram, where no real credentials are set. `publicUrl` is the base of this site, without a trailing slash. */
  instagram: FastifyPluginAsync<{
    db: Kysely<Tables>;
    provider: InstagramProvider;
    publicUrl: string;
  }>;
}
