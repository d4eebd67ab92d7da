import { randomBytes } from 'node:crypto';
import type {
  Channel,
  ReportBatch,
  ReportedFailure,
  ReportedMeasure,
  ReportedOutcome,
  ReportedStart,
} from '@aangan/manifest';

/** A composition as it is described to the registry. */
export type ServedComposition = ReportBatch['compositions'][number];

interface Options {
  channel: Channel;
  /** Called when a batch could not be sent; of consecutive failures only for the first. */
  send: (batch: ReportBatch) => Promise<void>;
  /** Told when a batch could not be handed over, the first time in a row only. */
  onError: (error: unknown) => void;
  /** How long a report waits to be batched, in milliseconds. */
  waitMs?: number;
  /** The longest wait after failures, in milliseconds. */
  maxWaitMs?: number;
}

/** Events of pages on their way to the registry. No page waits for the queue. */
export interface ReportQueue {
  /** Pages were answered with this composition, and may send reports about it. */
  served(composition: ServedComposition): void;
  /** A page was answered. */
  viewed(composition: ServedComposition, viewedAt: number): void;
  /** A page has started. Each batch has the first start of each network, engine and composition. */
  started(start: ReportedStart): void;
  failed(failure: ReportedFailure): void;
  measured(measure: ReportedMeasure): void;
  /** An outcome was reached in a page. */
  reached(outcome: ReportedOutcome): void;
  /** Sends what is queued, once. */
  close(): Promise<void>;
}

/** The limits of the queue while the registry accepts nothing; beyond them the oldest entries are lost. */
const maxQueued = {
  failures: 5_000,
  measures: 10_000,
  outcomes: 2_000,
  views: 2_000,
  starts: 2_000,
  compositions: 200,
};
/** What one batch holds. */
const maxBatch = { failures: 500, measures: 2_000, outcomes: 500 };

export function createReportQueue(options: Options): ReportQueue {
  const { channel, send, onError, waitMs = 500, maxWaitMs = 30_000 } = options;
  const compositions = new Map<string, ServedComposition>();
  const views = new Map<string, ReportBatch['views'][number]>();
  const starts = new Map<string, ReportedStart>();
  const failures: ReportedFailure[] = [];
  const measures: ReportedMeasure[] = [];
  const outcomes: ReportedOutcome[] = [];
  let unsent: ReportBatch | null = null;
  let failed = 0;
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> | null = null;

  const take = (): ReportBatch => {
    const taken = {
      views: [...views.values()],
      starts: [...starts.values()],
      compositions: [...compositions.values()],
    };
    views.clear();
    starts.clear();
    compositions.clear();
    return {
      id: randomBytes(16).toString('base64url'),
      channel,
      ...taken,
      failures: failures.splice(0, maxBatch.failures),
      measures: measures.splice(0, maxBatch.measures),
      outcomes: outcomes.splice(0, maxBatch.outcomes),
    };
  };
  const isEmpty = () =>
    views.size + starts.size + failures.length + measures.length + outcomes.length === 0 &&
    unsent === null;

  const flush = async () => {
    // The same batch with the same id, because it is unknown whether the registry has accepted it.
    unsent ??= take();
    try {
      await send(unsent);
      unsent = null;
      failed = 0;
    } catch (error) {
      failed += 1;
      if (failed === 1) onError(error);
    }
  };
  const schedule = () => {
    if (timer || sending || isEmpty()) return;
    const wait = Math.min(waitMs * 2 ** failed, maxWaitMs);
    timer = setTimeout(() => {
      timer = null;
      sending = flush().finally(() => {
        sending = null;
        schedule();
      });
    }, wait);
    timer.unref();
  };

  const served = (composition: ServedComposition) =>
    remember(compositions, composition.id, composition, maxQueued.compositions);

  return {
    served,
    viewed(composition, viewedAt) {
      served(composition);
      const minute = viewedAt - (viewedAt % 60);
      const key = `${composition.id} ${minute}`;
      const count = (views.get(key)?.count ?? 0) + 1;
      remember(views, key, { composition: composition.id, minute, count }, maxQueued.views);
      schedule();
    },
    started(start) {
      const key = [start.network, start.engine, start.composition].join(' ');
      if (!starts.has(key)) remember(starts, key, start, maxQueued.starts);
      schedule();
    },
    failed(failure) {
      failures.push(failure);
      if (failures.length > maxQueued.failures) failures.shift();
      schedule();
    },
    measured(measure) {
      measures.push(measure);
      if (measures.length > maxQueued.measures) measures.shift();
      schedule();
    },
    reached(outcome) {
      outcomes.push(outcome);
      if (outcomes.length > maxQueued.outcomes) outcomes.shift();
      schedule();
    },
    async close() {
      if (timer) clearTimeout(timer);
      await sending;
      if (!isEmpty()) await flush();
      // A later report must not start another attempt.
      timer = setTimeout(() => undefined, 0).unref();
    },
  };
}

/** Sets an entry; above the limit, the oldest is removed. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value, max: number): void {
  map.set(key, value);
  if (map.size <= max) return;
  const [oldest = ''] = map.keys();
  map.delete(oldest);
}
