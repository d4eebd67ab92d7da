import type { Composition } from '@aangan/manifest';
import { compositionFileAddress, inLanguage, languagesOf } from '@aangan/manifest';
import { acceptedEncoding } from '@aangan/server/requests';
import type { FastifyInstance } from 'fastify';
import type { CurrentComposition } from './current-composition.ts';
import { type CompositionRests, fileEncodings } from './page/composition-rest.ts';

interface Options {
  rests: CompositionRests;
  current: CurrentComposition;
  /** The compositions that visitors of the channel may get now. */
  served: () => Promise<readonly Composition[]>;
}

/**
 * Serves the files of compositions by their hash: the page that names one may come from another edge, or from before
 * this one was started. They are immutable, and a 404 is never cacheable.
 */
export function compositionFiles(app: FastifyInstance, { rests, current, served }: Options): void {
  const readServed = async (hash: string) => {
    for (const composition of await served()) {
      for (const { code } of languagesOf(composition.shell.languages)) {
        rests.of(inLanguage(composition, code), code);
      }
    }
    return rests.read(hash);
  };
  const find = async (hash: string) => {
    const file = rests.read(hash) ?? (await readServed(hash));
    if (file) return file;
    // The other edge may have learned of a change earlier than this one.
    await current.refresh();
    return readServed(hash);
  };
  app.get<{ Params: { hash: string } }>(
    compositionFileAddress(':hash').replace('.json', '(^[A-Za-z0-9_-]{43}$).json'),
    async (request, reply) => {
      const file = await find(request.params.hash);
      reply.type('application/json; charset=utf-8').header('x-content-type-options', 'nosniff');
      if (!file) {
        reply.code(404).header('cache-control', 'no-store');
        return reply.send({ detail: 'Not found.' });
      }
      reply
        .header('cache-control', 'public, max-age=31536000, immutable, no-transform')
        .header('vary', 'accept-encoding');
      const encoding = acceptedEncoding(request.headers['accept-encoding'], fileEncodings);
      if (!encoding) return reply.send(file.bytes);
      return reply.header('content-encoding', encoding).send(await file.encoded(encoding));
    },
  );
}
