import type { ApiClient } from '@aangan/api-client';

/**
 * The client, and whether a request of it that may change something waits for its answer: a reload would give it up.
 * A request that only reads is sent again by the page that is loaded.
 */
export function countChanges(client: ApiClient): { client: ApiClient; isRunning: () => boolean } {
  let running = 0;
  const counted = async <Result>(request: Promise<Result>): Promise<Result> => {
    running += 1;
    try {
      return await request;
    } finally {
      running -= 1;
    }
  };
  return {
    client: {
      ...client,
      send: (endpoint, ...more) => {
        const sent = client.send(endpoint, ...more);
        return endpoint.method === 'get' ? sent : counted(sent);
      },
      upload: (...parameters) => counted(client.upload(...parameters)),
    },
    isRunning: () => running > 0,
  };
}
