import { type Channel, shellName } from '@aangan/manifest';
import { nothing } from '@aangan/server/openapi';
import { matchesEtag } from '@aangan/server/requests';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { sdkStateOf } from '../gates/sdk-versions.ts';
import { answered } from './answers.ts';
import { fromRow } from './from-row.ts';
import type { RouteOptions } from './route-options.ts';
import { Sdk } from './sdk-answers.ts';

const File = Type.Object({ file: Type.String({ pattern: '^[a-z0-9.-]{1,120}\\.tgz$' }) });

/** What `npx` runs to make a repository, without a version: the newest. */
const newest = 'create-aangan-remote.tgz';
const immutable = 'public, max-age=31536000, immutable';

/** The platform's packages for repositories of teams: npm installs them from these addresses. */
export const sdkRoutes: FastifyPluginAsyncTypebox<
  RouteOptions & { visitorsChannel: Channel }
> = async (app, { registry, visitorsChannel }) => {
  const { sdk, channels, releases } = registry;
  const servedShell = async () => {
    const served = (await channels.served(visitorsChannel)).get(shellName);
    const shell = served && (await releases.manifest(shellName, served.release));
    return shell?.kind === 'shell' ? shell : undefined;
  };

  const newestFile = async () => {
    const [version] = await sdk.list();
    return `create-aangan-remote-${version?.version}.tgz`;
  };

  app.get(
    '/sdk',
    {
      schema: {
        operationId: 'listSdk',
        summary: 'The packages that remotes in other repositories are built with, newest first',
        response: answered({ 200: Sdk }, [503]),
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      const [versions, shell] = await Promise.all([sdk.list(), servedShell()]);
      const today = new Date().toISOString().slice(0, 10);
      const results = versions.map(({ packages, address, ...version }, index) => ({
        ...version,
        state: sdkStateOf(version.version, { shell, today, isNewest: index === 0 }),
        packages: packages.map(({ file, ...one }) => ({
          ...one,
          url: `${address}/platform/sdk/${file}`,
        })),
      }));
      return { results: results.map(fromRow) };
    },
  );

  app.get(
    '/sdk/:file',
    {
      schema: {
        operationId: 'readSdkPackage',
        summary: 'A package as npm installs it; it never changes',
        params: File,
        response: answered(
          {
            200: Type.Unknown({ description: 'A gzipped tar archive' }),
            304: nothing('As before'),
          },
          [404, 503],
        ),
      },
    },
    async (request, reply) => {
      const { file } = request.params;
      const isNewest = file === newest;
      const found = await sdk.read(isNewest ? await newestFile() : file);
      if (!found) {
        return reply.code(404).header('cache-control', 'no-store').send({ detail: 'Not found.' });
      }
      const etag = `"${found.integrity}"`;
      reply
        .header('cache-control', isNewest ? 'no-cache' : immutable)
        .header('etag', etag)
        .header('x-integrity', found.integrity);
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('application/gzip').send(found.bytes);
    },
  );
};
