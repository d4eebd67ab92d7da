import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';
import { type Sent, send } from './send.ts';

/** What writers write to. */
export interface Target {
  /** One of the processes that answer. */
  origin(): string;
  /** Where channels are changed. */
  registry: string;
  /** The vendor that is written to and reviewed. */
  vendor: number;
  /** The vendor that is verified again and again. */
  otherVendor: number;
  /** Whether writers are to end. */
  isOver(): boolean;
  /** An access token of an account of the demo data. */
  tokenOf(name: string): Promise<string>;
}

/** Does one thing, from its first request to its last. */
export type Writer = (site: Target, ledger: Ledger) => Promise<void>;

type Repeated = Sent & { path: string };

/**
 * Sends a request until it is answered, to any of the processes; one that creates needs an Idempotency-Key.
 * @returns the body of the answer; undefined where it was refused, or writers are to end
 */
export async function untilDone(
  site: Target,
  ledger: Ledger,
  what: string,
  { path, ...sent }: Repeated,
): Promise<string | undefined> {
  for (;;) {
    const answer = await send(`${site.origin()}${path}`, sent);
    const isRunning = answer.status === 409 && answer.body.includes('idempotent_request_running');
    const isKnown = isRunning || answer.body.includes('idempotent_request_done');
    if (answer.status !== 0 && !isKnown) ledger.count(what, answer);
    // It was done before, and its answer was lost: what it made is looked for by its name.
    if (answer.body.includes('idempotent_request_done')) return undefined;
    if (answer.status >= 200 && answer.status < 300) return answer.body;
    if (answer.status !== 0 && answer.status < 500 && !isRunning) return undefined;
    // A write whose fate is not known is sent again to the end: it may have been stored.
    if (site.isOver() && answer.status !== 0 && !isRunning) return undefined;
    await sleep(200);
  }
}

export const newKey = () => randomUUID();
