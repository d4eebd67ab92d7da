import { type AskApi, answerText } from '@aangan/registry';
import { openApiDocument } from 'api';
import type { FastifyInstance } from 'fastify';

/** The API that runs in this process, as the gate asks it. */
export interface OwnApi {
  /** Its OpenAPI document, also before it serves. */
  readApi(): Promise<unknown>;
  /** @throws Error before it serves */
  askApi: AskApi;
  /** From now on `askApi` asks this one. */
  serves(api: FastifyInstance): void;
}

export function createOwnApi(): OwnApi {
  let document: Promise<unknown> | undefined;
  let serving: FastifyInstance | undefined;
  return {
    readApi: () => {
      document ??= openApiDocument().then((text): unknown => JSON.parse(text));
      return document;
    },
    askApi: async (address, { method = 'GET', headers = {} } = {}) => {
      if (!serving) throw new Error('The API does not serve yet.');
      const request = { method, url: address, headers, payloadAsStream: true } as const;
      const answer = await serving.inject(request);
      return { status: answer.statusCode, body: await answerText(answer.stream()) };
    },
    serves: (api) => {
      serving = api;
    },
  };
}
