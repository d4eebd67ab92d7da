import { createHash } from 'node:crypto';
import {
  type Channel,
  isForIntegrators,
  namesRelease,
  ReleasePath,
  releaseFileHeaders,
} from '@aangan/manifest';
import { acceptedEncoding, availableDictionary } from '@aangan/server/requests';
import { edgeSignatureHeader, isSignedByEdge } from '@aangan/server/visitor';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { answered } from './answers.ts';
import { fromRow } from './from-row.ts';
import { ReleaseJson, Releases, Types } from './release-answers.ts';
import { bearer, optionalBearer, type RouteOptions } from './route-options.ts';
import { ReleaseParams, RemoteNameText } from './schemas.ts';

const immutable = 'public, max-age=31536000, immutable';

/** Ways to compress beside Brotli, the one that makes files smallest first. */
const otherEncodings = ['zstd', 'gzip'] as const;
const encodings = ['br', ...otherEncodings] as const;

interface ReadOptions extends RouteOptions {
  edgeSecret: string | undefined;
  /** Whose releases are no secret: visitors load their files. */
  visitorsChannel: Channel;
}

/** Published releases and their files. */
export const readReleaseRoutes: FastifyPluginAsyncTypebox<ReadOptions> = async (app, options) => {
  const { registry, authorisation, edgeSecret, visitorsChannel } = options;
  const { releases, reader } = registry;
  const isOfEdge = ({ headers, url }: FastifyRequest) =>
    edgeSecret !== undefined &&
    isSignedByEdge(headers[edgeSignatureHeader], { body: url, secret: edgeSecret });
  const isForVisitors = async (name: string, release: string) => {
    const composition = await registry.channels.composition(visitorsChannel);
    return composition !== null && namesRelease(composition, name, release);
  };

  app.get(
    '/releases',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'listReleases',
        summary: 'Published releases, with who published them and their commits',
        querystring: Type.Object({ name: Type.Optional(RemoteNameText) }),
        security: bearer,
        response: answered({ 200: Releases }, [400, 401, 403, 503]),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const listed = await releases.list(request.query);
      return { results: listed.map(fromRow) };
    },
  );

  app.get(
    '/releases/:name/:release',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'readRelease',
        summary: 'release.json of a published release',
        params: ReleaseParams,
        security: bearer,
        response: answered({ 200: ReleaseJson }, [401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      const { name, release } = request.params;
      const manifest = await releases.manifest(name, release);
      reply.header('cache-control', 'private, no-store');
      return manifest ?? reply.code(404).send({ detail: 'Not found.' });
    },
  );

  app.get(
    '/releases/:name/:release/types',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'readReleaseTypes',
        summary: 'The declarations of what a published release exposes',
        params: ReleaseParams,
        security: bearer,
        response: answered({ 200: Types }, [401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      const { name, release } = request.params;
      const exposes = await releases.types(name, release);
      reply.header('cache-control', 'private, no-store');
      return { exposes };
    },
  );

  app.get(
    '/releases/:name/:release/files/*',
    {
      schema: {
        operationId: 'readReleaseFile',
        summary:
          'A file of a published release, for edges, which sign the path, and for those who have a token; for everybody where visitors load it. A source map or the bill of materials takes an integrator’s token',
        params: Type.Object({ ...ReleaseParams.properties, '*': ReleasePath }),
        security: [...optionalBearer, { edge: [] }],
        response: answered(
          { 200: Type.Unknown({ description: 'Its bytes' }) },
          [401, 403, 404, 503],
        ),
      },
      // A source map holds the sources, and the bill of materials tells what to attack.
      async preValidation(request, reply) {
        const { '*': path = '' } = request.params as { '*'?: string };
        if (isForIntegrators(path)) return authorisation.integrators.call(this, request, reply);
        if (isOfEdge(request) || request.headers.authorization === undefined) return undefined;
        return authorisation.teams.call(this, request, reply);
      },
    },
    async (request, reply) => {
      const { name, release, '*': path } = request.params;
      const isOpen = isOfEdge(request) || request.headers.authorization !== undefined;
      const file =
        isOpen || (await isForVisitors(name, release))
          ? await reader.releaseFile(name, release, path)
          : null;
      if (!file) {
        return reply.code(404).header('cache-control', 'no-store').send({ detail: 'Not found.' });
      }
      // What was read with a token must not be cached for others.
      const isPrivate = isForIntegrators(path) || request.headers.authorization !== undefined;
      const cacheControl = isPrivate ? 'private, no-store' : immutable;
      reply
        .headers(releaseFileHeaders(path))
        .header('cache-control', cacheControl)
        .header('vary', 'accept-encoding, available-dictionary')
        .header('x-integrity', file.integrity);
      const { dictionaries = [] } = file;
      if (dictionaries.length > 0) reply.header('x-dictionaries', dictionaries.join(', '));
      const { 'accept-encoding': accepted, 'available-dictionary': available } = request.headers;
      const dictionary = availableDictionary(available);
      if (dictionary && dictionaries.includes(dictionary) && acceptedEncoding(accepted, ['dcz'])) {
        const delta = await reader.compressedFile?.(name, release, path, { dictionary });
        if (delta) return sendDelta(reply, delta);
      }
      const offered = file.brotli ? encodings : otherEncodings;
      const encoding = acceptedEncoding(accepted, offered);
      const copy =
        encoding === 'br'
          ? file.brotli
          : encoding && (await reader.compressedFile?.(name, release, path, encoding));
      return copy ? reply.header('content-encoding', encoding).send(copy) : reply.send(file.bytes);
    },
  );
};

/** What a delta makes only its dictionary shows: the edge, which has none, compares the delta with its digest (RFC 9530). */
function sendDelta(reply: FastifyReply, delta: Uint8Array): FastifyReply {
  const digest = createHash('sha256').update(delta).digest('base64');
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-encoding', 'dcz')
    .header('content-digest', `sha-256=:${digest}:`)
    .send(delta);
}
