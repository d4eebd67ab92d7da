import { ManifestError, parseChannelComposition } from '@aangan/manifest';
import { nothing } from '@aangan/server/openapi';
import { QueueFull, type TeamQueue } from '@aangan/server/team-queue';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { NoBrowser } from '../boot/find-browser.ts';
import type { Checker } from '../create-checker.ts';
import * as answers from './answers.ts';
import { type FileCache, WrongHash } from './file-cache.ts';
import { BootBody, FileParams, FitBody, RenderingBody, TypesBody } from './schemas.ts';

interface Options {
  checker: Checker;
  queue: TeamQueue;
  files: FileCache;
}

type BootReply = Static<typeof answers.Booted> | Static<typeof answers.Missing>;

const itself = <Found>(found: readonly Found[]) => found;

/** Statuses of refusals that every check may have. */
const ofChecks = [400, 413, 415, 429, 500] as const;

/** The largest file of a release, in bytes. */
const maxFileBytes = 32 * 1024 * 1024;

/** The routes of the checks, each queued by team, and of the files that the browser check needs. */
export async function checkRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { checker, queue, files } = options;
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

  /** Runs a check in its team's turn, and logs its result. */
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

  app.post<{ Body: Static<typeof TypesBody>; Reply: Static<typeof answers.TypeProblems> }>(
    '/checks/types',
    {
      schema: {
        operationId: 'checkTypes',
        summary: 'Why the types of a release cannot be used',
        body: TypesBody,
        response: answers.answered({ 200: answers.TypeProblems }, ofChecks),
      },
    },
    (request) => {
      const { team, release } = request.body;
      return inTurn(request, team, () => checker.typeProblems(release), itself);
    },
  );

  app.post<{ Body: Static<typeof FitBody>; Reply: Static<typeof answers.Misfits> }>(
    '/checks/fit',
    {
      schema: {
        operationId: 'checkFit',
        summary: 'Where releases pass props that the module they pass them to does not take',
        body: FitBody,
        response: answers.answered({ 200: answers.Misfits }, ofChecks),
      },
    },
    (request) => {
      const { team, releases } = request.body;
      return inTurn(request, team, () => checker.misfits(releases), itself);
    },
  );

  app.post<{ Body: Static<typeof RenderingBody>; Reply: Static<typeof answers.Unrendered> }>(
    '/checks/rendering',
    {
      schema: {
        operationId: 'checkRendering',
        summary: 'Which pages, and parts of them, are not rendered',
        body: RenderingBody,
        response: answers.answered({ 200: answers.Unrendered }, ofChecks),
      },
    },
    (request) => {
      const { team, order } = request.body;
      return inTurn(request, team, () => checker.unrendered(order), itself);
    },
  );

  app.post<{ Body: Static<typeof BootBody>; Reply: BootReply }>(
    '/checks/boot',
    {
      schema: {
        operationId: 'checkBoot',
        summary: 'Which pages and entries do not work in Chromium, once all their files are here',
        body: BootBody,
        response: answers.answered({ 200: answers.Booted, 409: answers.Missing }, [
          ...ofChecks,
          503,
        ]),
      },
    },
    async (request, reply) => {
      const { team, order } = request.body;
      parseChannelComposition(order.composition);
      const found = files.filesOf(order);
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
    {
      schema: {
        operationId: 'putFile',
        summary: 'Keeps a file of releases under its hash, for checks in Chromium',
        params: FileParams,
        response: answers.answered({ 204: nothing('It is kept') }, [400, 413, 415, 422]),
      },
      bodyLimit: maxFileBytes,
    },
    async (request, reply) => {
      files.put(request.params.sha256, request.body);
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
