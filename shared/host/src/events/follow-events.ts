import { readStream } from './read-stream.ts';

/**
 * What an account is told as it happens, with what it says beside its kind. `reset`: something was missed, so all is asked
 * again. `ready`: a stream goes on after the last event, but what is never stored was missed.
 */
export interface LiveEvent {
  kind: string;
  [name: string]: unknown;
}

/** How long after a stream has ended the next is opened, in milliseconds. */
const pauseMs = 3_000;
/** How often everything is asked for where streams fail, in milliseconds. */
const askMs = 15_000;
/** A stream says something each 15 s: one that is silent for longer than this, in milliseconds, is dead. */
const maxSilenceMs = 40_000;

interface FollowOptions {
  /** Opens a stream after the event of this id; without one it begins now. Null where that is refused. */
  open: (seen: string | null, signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>;
  /** The id of the last event that is known, if any. */
  seen: string | null;
  /** @param seen the id to go on from after it */
  onEvent: (event: LiveEvent, seen: string | null) => void;
  signal: AbortSignal;
}

/**
 * Follows the account's events until it is told to stop, over any number of streams: each goes on where the last one
 * ended. Where two in a row fail, `reset` is told every 15 s until one works again. Never rejects.
 */
export async function followEvents(options: FollowOptions): Promise<void> {
  const { onEvent, signal } = options;
  let { seen } = options;
  let failures = 0;
  const take = (kind: string, data: string, id: string | null) => {
    failures = 0;
    // What was loaded before the first stream began may lack what happened in between.
    const isFirst = kind === 'ready' && seen === null;
    seen = id ?? seen;
    onEvent(isFirst ? { kind: 'reset' } : { ...JSON.parse(data), kind }, seen);
  };
  while (!signal.aborted) {
    failures += 1;
    await readOne(options, seen, take).catch(() => undefined);
    if (signal.aborted) return;
    if (failures > 1) onEvent({ kind: 'reset' }, seen);
    await pause(failures > 1 ? askMs : pauseMs, signal);
  }
}

async function readOne(
  { open, signal }: FollowOptions,
  seen: string | null,
  take: (kind: string, data: string, id: string | null) => void,
): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), maxSilenceMs);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), maxSilenceMs);
  };
  const giveUp = () => silence.abort();
  signal.addEventListener('abort', giveUp);
  try {
    const body = await open(seen, silence.signal);
    if (body) await readStream(body, ({ kind, data, id }) => take(kind, data, id), wait);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** Ends early when the network returns. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
