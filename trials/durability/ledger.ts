/** What writers were told, to be compared with what is stored. */
export interface Ledger {
  /** Notes a row as acknowledged: it must be there, once. */
  acknowledge(what: string, key: string): void;
  /** Notes that a row was asked for: it may be there, once at most. */
  try(what: string, key: string): void;
  acknowledged(what: string): string[];
  tried(what: string): string[];
  /** Notes a value that is about to be written over the one before. */
  tryValue(what: string, value: string): void;
  /** Notes that the last value that was tried is stored. */
  acknowledgeValue(what: string, value: string): void;
  /** The values that may be stored: the last one acknowledged, and those tried since. */
  possible(): ReadonlyMap<string, readonly string[]>;
  /** Counts an answer; refusals that nobody expects are kept. */
  count(
    what: string,
    answer: { status: number; body: string; retryAfter: string | undefined },
  ): void;
  /** Notes what must not happen. */
  surprise(text: string): void;
  /** Notes that a part is about to be killed. */
  kill(victim: string): void;
  readonly kills: readonly { victim: string; at: number }[];
  readonly statuses: ReadonlyMap<number, number>;
  readonly surprises: readonly string[];
}

export function createLedger(): Ledger {
  const rows = { acknowledged: new Map<string, string[]>(), tried: new Map<string, string[]>() };
  const values = new Map<string, string[]>();
  const statuses = new Map<number, number>();
  const surprises: string[] = [];
  const kills: { victim: string; at: number }[] = [];
  const add = (lists: Map<string, string[]>, what: string, key: string) =>
    lists.set(what, [...(lists.get(what) ?? []), key]);
  return {
    acknowledge: (what, key) => add(rows.acknowledged, what, key),
    try: (what, key) => add(rows.tried, what, key),
    acknowledged: (what) => rows.acknowledged.get(what) ?? [],
    tried: (what) => rows.tried.get(what) ?? [],
    tryValue: (what, value) => values.set(what, [...(values.get(what) ?? []), value]),
    acknowledgeValue: (what, value) => values.set(what, [value]),
    possible: () => values,
    count: (what, { status, body, retryAfter }) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // What is unique and is sent again after its answer was lost finds itself there.
      const isTaken = status === 400 && /"(?:taken|active_request|already_reviewed)"/.test(body);
      const isExpected = status < 300 || isTaken || (status === 503 && Number(retryAfter) > 0);
      if (!isExpected) surprises.push(`${what}: ${status} ${body.slice(0, 400)}`);
    },
    surprise: (text) => void surprises.push(text),
    kill: (victim) => void kills.push({ victim, at: Date.now() }),
    kills,
    statuses,
    surprises,
  };
}
