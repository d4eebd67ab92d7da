import { type BootOrder, type BootResult, type Checker, CheckerAway } from '../gates/checker.ts';
import type { ReadFile } from '../gates/read-file.ts';
import { type CheckerConnection, connectChecker } from './checker-connection.ts';

export interface CheckerClientOptions {
  /** `http://host:port`, or `unix:/path/of/the.sock`. */
  url: string;
  /** How long to wait for a checker that is starting, in milliseconds. */
  reachWithinMs?: number;
  /** How long a check may take, including the wait for its turn, in milliseconds. */
  answerWithinMs?: number;
}

/** A checker in another process, as the gate asks it. */
export type CheckerClient = Checker & { close(): Promise<void> };

/** Asks a checker in another process. Files of releases are sent when it says that it needs them. */
export function createCheckerClient(options: CheckerClientOptions): CheckerClient {
  const { url, reachWithinMs = 10_000, answerWithinMs = 100_000 } = options;
  const connection = connectChecker({ url, reachWithinMs, answerWithinMs });

  const ask = async <Result>(path: string, body: object): Promise<Result> => {
    const answer = await connection.post<{ result: Result }>(path, body);
    if (!('missing' in answer)) return answer.result;
    throw tooMuch();
  };

  return {
    typeProblems: (release) => ask('/checks/types', { team: release.team, release }),
    misfits: (releases, team) => ask('/checks/fit', { team, releases }),
    unrendered: (order, team) => ask('/checks/rendering', { team, order }),
    unbooted: async (order, team, read) => {
      for (let round = 0; round < maxRounds; round += 1) {
        const answer = await connection.post<{ result: BootResult }>('/checks/boot', {
          team,
          order,
        });
        if (!('missing' in answer)) return answer.result;
        await sendFiles(connection, { order, missing: answer.missing, read });
      }
      throw tooMuch();
    },
    close: () => connection.close(),
  };
}

/** More than two: the files are sent again if the checker has restarted in between. */
const maxRounds = 3;

function tooMuch(): CheckerAway {
  return new CheckerAway(
    'the checker keeps too little for all files of these releases',
    'Make the releases smaller, or check fewer at once.',
  );
}

interface ToSend {
  order: BootOrder;
  missing: readonly string[];
  read: ReadFile;
}

async function sendFiles(
  connection: CheckerConnection,
  { order, missing, read }: ToSend,
): Promise<void> {
  const named = new Set(Object.values(order.files).map(({ sha256 }) => sha256));
  for (const sha256 of missing) {
    const bytes = named.has(sha256) ? await read(sha256) : undefined;
    // A release whose file is gone cannot be served: another rule says so.
    if (bytes) await connection.putFile(sha256, bytes);
  }
}
