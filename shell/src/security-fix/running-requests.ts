import type { ApiClient } from '@aangan/api-client';

/** The client, and whether a request of it waits for its answer: a reload would give it up. */
export function countRequests(client: ApiClient): { client: ApiClient; isRunning: () => boolean } {
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
      send: (...parameters) => counted(client.send(...parameters)),
      upload: (...parameters) => counted(client.upload(...parameters)),
    },
    isRunning: () => running > 0,
  };
}
