import { ManifestError, parseChannelComposition } from '@aangan/manifest';
import { QueueFull, type TeamQueue } from '@aangan/server/team-queue';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { NoBrowser } from '../boot/find-browser.ts';
import type { Checker } from '../create-checker.ts';
import { type KeptFiles, WrongHash } from './kept-files.ts';
import { BootBody, FileParams, FitBody, RenderingBody, TypesBody } from './schemas.ts';

interface Options {
  checker: Checker;
  queue: TeamQueue;
  kept: KeptFiles;
}

const itself = <Found>(found: readonly Found[]) => found;

/** A file of a release, in bytes. */
const maxFileBytes = 32 * 1024 * 1024;

/** The checks, each in its team's turn, and the files that the last one needs. */
export async function checkRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { checker, queue, kept } = options;
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, bytes, done) => done(null, bytes),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = statusOf(error);
    if (status >= 500 && !(error instanceof NoBrowser)) request.log.error(error, 'a check failed');
    return reply.code(status).send({ error: error.message });
  });

  /** Runs a check in its team's turn, and logs what it found. */
  const inTurn = async <Found>(
    { url, log }: FastifyRequest,
    team: string,
    check: () => Promise<Found>,
    problemsOf: (found: Found) => readonly unknown[],
  ) => {
    const result = await queue.run(team, async () => {
      const startedAt = performance.now();
      const found = await check();
      const ms = Math.round(performance.now() - startedAt);
      log.info({ check: url, team, ms, problems: problemsOf(found).length }, 'checked');
      return found;
    });
    return { result };
  };

  app.post<{ Body: Static<typeof TypesBody> }>(
    '/checks/types',
    { schema: { body: TypesBody } },
    (request) => {
      const { team, release } = request.body;
      return inTurn(request, team, () => checker.typeProblems(release), itself);
    },
  );

  app.post<{ Body: Static<typeof FitBody> }>(
    '/checks/fit',
    { schema: { body: FitBody } },
    (request) => {
      const { team, releases } = request.body;
      return inTurn(request, team, () => checker.misfits(releases), itself);
    },
  );

  app.post<{ Body: Static<typeof RenderingBody> }>(
    '/checks/rendering',
    { schema: { body: RenderingBody } },
    (request) => {
      const { team, order } = request.body;
      return inTurn(request, team, () => checker.unrendered(order), itself);
    },
  );

  app.post<{ Body: Static<typeof BootBody> }>(
    '/checks/boot',
    { schema: { body: BootBody } },
    (request, reply) => {
      const { team, order } = request.body;
      parseChannelComposition(order.composition);
      const found = kept.filesOf(order);
      if ('missing' in found) return reply.code(409).send(found);
      const read = (sha256: string) => found.files.get(sha256) ?? Buffer.alloc(0);
      return inTurn(
        request,
        team,
        () => checker.unbooted(order, read),
        ({ failed }) => failed,
      );
    },
  );

  app.put<{ Params: Static<typeof FileParams>; Body: Buffer }>(
    '/files/:sha256',
    { schema: { params: FileParams }, bodyLimit: maxFileBytes },
    async (request, reply) => {
      kept.put(request.params.sha256, request.body);
      return reply.code(204).send();
    },
  );
}

function statusOf(error: Error & { statusCode?: number }): number {
  if (error instanceof QueueFull) return 429;
  if (error instanceof NoBrowser) return 503;
  if (error instanceof WrongHash) return 422;
  if (error instanceof ManifestError) return 400;
  return error.statusCode ?? 500;
}
