import { Readable } from 'node:stream';
import { pathIn, paths, siteLanguages } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { notFound } from '../../problems.ts';
import { entriesOf, listFiles } from './sitemap.service.ts';
import { fileXml, indexXml } from './sitemap-xml.ts';

/** Search engines read these a few times a day; a firm that was just verified may wait an hour. */
const cacheControl = 'public, max-age=3600';

/** Pages that need an account, and the demo's own: nothing in them is for a search engine. */
const privatePaths = [
  paths.profile(),
  paths.account(),
  paths.portfolio(),
  paths.connectionRequests(),
  paths.operator(),
  paths.designerOnboarding(),
  paths.vendorOnboarding(),
  '/sandbox/',
];

/** What search engines read: robots.txt, and the sitemap as an index of files. The edge serves them at the site's root. */
export const sitemapRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  const db = app.database.kysely;

  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => {
    const rules = siteLanguages.flatMap(({ code }) =>
      privatePaths.map((path) => `Disallow: ${pathIn(code, path)}`),
    );
    const lines = ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''];
    return reply
      .header('cache-control', cacheControl)
      .type('text/plain; charset=utf-8')
      .send(lines.join('\n'));
  });

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('application/xml; charset=utf-8')
      .send(indexXml(publicUrl, await listFiles(db))),
  );

  app.get(
    '/sitemap-:file(^[a-z0-9-]+).xml',
    { schema: { hide: true, params: Type.Object({ file: Type.String({ maxLength: 40 }) }) } },
    async (request, reply) => {
      const entries = entriesOf(db, request.params.file);
      if (!entries) throw notFound();
      return reply
        .header('cache-control', cacheControl)
        .type('application/xml; charset=utf-8')
        .send(Readable.from(fileXml(publicUrl, entries)));
    },
  );
};
