import { setTimeout as sleep } from 'node:timers/promises';

/** A server process that is ready. */
export interface RunningServer {
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>;
  /** Ends the process and waits for it. */
  stop(): Promise<void>;
}

export interface SupervisedServer {
  /** Resolves when the server has ended for good: after `stop`, or when it could not be started again. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** Starts the server and waits until it is ready; also after an end that nobody asked for. */
  start: () => Promise<RunningServer>;
  /** Told what happens, for a person to read. */
  log: (message: string) => void;
  /** Milliseconds before each attempt to start it again; after the last failed attempt it stays ended. */
  delays?: readonly number[];
}

const defaultDelays = [0, 500, 1_000, 2_000, 5_000, 10_000];

/**
 * Starts a server, and starts it again whenever its process ends by itself.
 * @throws what the first start throws
 */
export async function superviseServer(options: Options): Promise<SupervisedServer> {
  const { start, log, delays = defaultDelays } = options;
  let running: RunningServer | undefined = await start();
  let isStopping = false;

  const restart = async (): Promise<RunningServer | undefined> => {
    for (const delay of delays) {
      await sleep(delay);
      if (isStopping) return undefined;
      const server = await start().catch((error: Error) => {
        log(`The database server could not be started again: ${error.message}`);
        return undefined;
      });
      if (server) return server;
    }
    return undefined;
  };

  const supervise = async () => {
    while (running && !isStopping) {
      await running.ended;
      if (isStopping) return;
      log('The database server ended. It is started again.');
      running = await restart();
      if (running && !isStopping) log('The database server is running again.');
    }
  };
  const ended = supervise();

  return {
    ended,
    async stop() {
      isStopping = true;
      await running?.stop();
      await ended;
      // A restart may have been under way.
      await running?.stop();
    },
  };
}
