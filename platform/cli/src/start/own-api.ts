import { openApiDocument } from 'api';
import type { FastifyInstance } from 'fastify';

/** The API that runs in this process, as the gate asks it. */
export interface OwnApi {
  /** Its OpenAPI document, also before it serves. */
  readApi(): Promise<unknown>;
  /** @throws Error before it serves */
  askApi(address: string): Promise<{ status: number; body: string }>;
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
    askApi: async (address) => {
      if (!serving) throw new Error('The API does not serve yet.');
      const { statusCode, body } = await serving.inject({ method: 'GET', url: address });
      return { status: statusCode, body };
    },
    serves: (api) => {
      serving = api;
    },
  };
}
