import { setTimeout as sleep } from 'node:timers/promises';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';

/** The embedded PostgreSQL, started again whenever it ends by itself. */
export type KeptPostgres = Pick<EmbeddedPostgres, 'connection' | 'stop'>;

/** In milliseconds. The first restart is immediate; each failed one doubles the wait before the next. */
const firstWaitMs = 250;
const longestWaitMs = 15_000;

/**
 * Starts the embedded PostgreSQL and keeps it running: when its process dies, another is started on the same data and
 * the same socket, as often as need be. Queries fail in between, and pools connect again by themselves.
 *
 * @throws {PlainError} when the first start fails.
 */
export async function keepPostgresRunning(options: EmbeddedPostgresOptions): Promise<KeptPostgres> {
  const { log = () => undefined } = options;
  const stopping = new AbortController();
  let server = await startEmbeddedPostgres(options);
  const { connection } = server;

  const startAgain = async () => {
    for (let waitMs = firstWaitMs; !stopping.signal.aborted; waitMs = doubled(waitMs)) {
      try {
        return await startEmbeddedPostgres(options);
      } catch (error) {
        log(`The database server could not be started again: ${messageOf(error)}`);
        await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    return undefined;
  };

  const keep = async () => {
    for (;;) {
      await server.ended;
      if (stopping.signal.aborted) return;
      log('The database server ended by itself. Starting it again …');
      const next = await startAgain();
      if (!next) return;
      server = next;
      log('The database server runs again.');
    }
  };
  const kept = keep();

  return {
    connection,
    stop: async () => {
      stopping.abort();
      await server.stop();
      await kept;
      // A restart that was under way when the stop was asked for has finished by now.
      await server.stop();
    },
  };
}

function doubled(waitMs: number): number {
  return Math.min(waitMs * 2, longestWaitMs);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
