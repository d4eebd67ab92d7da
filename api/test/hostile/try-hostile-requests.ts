import type { Operation } from '@aangan/server/testing';
import fc from 'fast-check';
import type { People } from '../authorization/people.ts';
import type { TestApi } from '../testing/start-test-api.ts';
import { type DescribedPaths, hostileRequests } from './hostile-requests.ts';
import { notFor } from './private-marks.ts';

const attackers = ['guest', 'client', 'designer', 'vendor', 'operator'] as const;

interface Trying {
  api: TestApi;
  people: People;
  paths: DescribedPaths;
  /** Numbers that the operation's path can have. */
  ids?: readonly string[];
  /** Requests of each operation. */
  runs: number;
  seed: number;
}

export interface Tried {
  operation: string;
  /** How many requests were answered with each status. */
  statuses: Record<number, number>;
  slowestMs: number;
  /** The first request that was not answered as it should be, made as small as it could be; undefined if all were. */
  failure: string | undefined;
}

/** Sends hostile requests to an operation, as a guest, a client, a designer, a vendor and an operator. */
export async function tryHostileRequests(
  operation: Operation,
  { api, people, paths, ids = [], runs, seed }: Trying,
): Promise<Tried> {
  const statuses: Record<number, number> = {};
  let slowestMs = 0;
  const property = fc.asyncProperty(
    hostileRequests(operation, { paths, ids }),
    fc.constantFrom(...attackers),
    async ({ method, url, headers, payload }, attacker) => {
      const started = performance.now();
      const answer = await api.call(method as 'GET', url, {
        headers: { ...people[attacker].headers, ...headers },
        payload,
      });
      slowestMs = Math.max(slowestMs, performance.now() - started);
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
      if (answer.statusCode >= 500) throw new Error(`answered ${answer.statusCode}`);
      const [found] = notFor(attacker).exec(answer.body) ?? [];
      if (found) throw new Error(`answered with ${found}`);
    },
  );
  const result = await fc.check(property, { numRuns: runs, seed });
  const { failed, counterexample, errorInstance } = result;
  const failure = failed ? describeFailure(counterexample, errorInstance) : undefined;
  return { operation: operation.name, statuses, slowestMs, failure };
}

function describeFailure(request: unknown, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `${reason}: ${JSON.stringify(request)?.slice(0, 1_500)}`;
}
