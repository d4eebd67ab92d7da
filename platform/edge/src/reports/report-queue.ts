import { randomBytes } from 'node:crypto';
import type {
  Channel,
  ReportBatch,
  ReportedFailure,
  ReportedMeasure,
  ReportedStart,
} from '@aangan/manifest';

/** A composition as the registry is told of it. */
export type ServedComposition = ReportBatch['compositions'][number];

interface Options {
  channel: Channel;
  /** Hands a batch to the registry. @throws where it was not taken */
  send: (batch: ReportBatch) => Promise<void>;
  /** Told when a batch could not be handed over, the first time in a row only. */
  onError: (error: unknown) => void;
  /** How long a report waits for others, in milliseconds. */
  waitMs?: number;
  /** The longest wait after failures, in milliseconds. */
  maxWaitMs?: number;
}

/** What happened in pages, on its way to the registry. No page waits for it. */
export interface ReportQueue {
  /** Pages were answered with this composition, and may report of it. */
  served(composition: ServedComposition): void;
  /** A page was answered. */
  viewed(composition: ServedComposition, viewedAt: number): void;
  /** A page has started. Of one network, engine and composition, the first of a batch is handed over. */
  started(start: ReportedStart): void;
  failed(failure: ReportedFailure): void;
  measured(measure: ReportedMeasure): void;
  /** Sends what is there, once. */
  close(): Promise<void>;
}

/** What is kept at most while the registry takes nothing: of more, the oldest are lost. */
const maxQueued = {
  failures: 5_000,
  measures: 10_000,
  views: 2_000,
  starts: 2_000,
  compositions: 200,
};
/** What one batch holds. */
const maxBatch = { failures: 500, measures: 2_000 };

export function createReportQueue(options: Options): ReportQueue {
  const { channel, send, onError, waitMs = 500, maxWaitMs = 30_000 } = options;
  const compositions = new Map<string, ServedComposition>();
  const views = new Map<string, ReportBatch['views'][number]>();
  const starts = new Map<string, ReportedStart>();
  const failures: ReportedFailure[] = [];
  const measures: ReportedMeasure[] = [];
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
    };
  };
  const isEmpty = () =>
    views.size + starts.size + failures.length + measures.length === 0 && unsent === null;

  const flush = async () => {
    // The same batch again, with the same id: whether the registry has taken it is not known.
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
    async close() {
      if (timer) clearTimeout(timer);
      await sending;
      if (!isEmpty()) await flush();
      // A later report must not begin another attempt.
      timer = setTimeout(() => undefined, 0).unref();
    },
  };
}

/** Sets an entry; of too many, the oldest goes. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value, max: number): void {
  map.set(key, value);
  if (map.size <= max) return;
  const [oldest = ''] = map.keys();
  map.delete(oldest);
}
