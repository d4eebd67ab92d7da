import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from '@aangan/server/requests';
import fp from 'fastify-plugin';
import { varyBy } from './vary-by.ts';

/** Shorter answers fit into one packet anyway. */
export const worthwhileBytes = 1024;

/** Ways to compress, the best one first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Compresses off the main thread. */
export const encode: Record<Encoding, (text: string | Buffer) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text),
};

/**
 * Long JSON goes out compressed: a page of designers is a fifth of its size then. The work is done off the
 * main thread. Only what is read is compressed, so never an answer with tokens in it.
 */
export const compression = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload) => {
      if (!['GET', 'HEAD'].includes(request.method)) return payload;
      if (typeof payload !== 'string' || payload.length < worthwhileBytes) return payload;
      varyBy(reply, 'accept-encoding');
      const encoding = acceptedEncoding(request.headers['accept-encoding'], encodings);
      if (!encoding || request.method === 'HEAD') return payload;
      reply.header('content-encoding', encoding).removeHeader('content-length');
      return encode[encoding](payload);
    });
  },
  { name: 'compression' },
);
