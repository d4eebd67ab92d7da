import { setTimeout as sleep } from 'node:timers/promises';

/** A server process that is ready. */
export interface RunningServer {
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>;
  /** Ends the process and waits for it. */
  stop(): Promise<void>;
}

export interface SupervisedServer {
  /** Resolves after `stop`. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** Starts the server and waits until it is ready. Called again whenever the server ends by itself. */
  start: () => Promise<RunningServer>;
  /** Called with messages for people about what happens. */
  log: (message: string) => void;
  /** Milliseconds before each attempt to start it again; the last one is repeated until an attempt succeeds. */
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
  const stopped = new AbortController();
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopped.signal }).catch(() => undefined);

  const restart = async (): Promise<RunningServer | undefined> => {
    for (let attempt = 0; ; attempt += 1) {
      await pause(delays[Math.min(attempt, delays.length - 1)] ?? 0);
      if (isStopping) return undefined;
      const server = await start().catch((error: Error) => {
        log(`The database server could not be started again: ${error.message}`);
        return undefined;
      });
      if (server) return server;
    }
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
      stopped.abort();
      await running?.stop();
      await ended;
      // A restart may have been under way.
      await running?.stop();
    },
  };
}
