import type { Channel, ChannelComposition, RegistryReader } from '@aangan/manifest';

interface Options {
  channel: Channel;
  reader: RegistryReader;
  /** How long a composition counts as current, in milliseconds. */
  freshMs?: number;
  /** How long a page waits for a newer composition before it is served with the present one, in milliseconds. */
  patienceMs?: number;
  /** The composition that an earlier process stored for this channel; null if there is none. */
  kept?: () => Promise<ChannelComposition | null>;
  onError: (error: unknown) => void;
}

/** The channel's composition, at most `freshMs` old; while the registry cannot be read, the last one that was read. */
export interface CurrentComposition {
  /** @throws the registry's error if no composition was ever read */
  get(): Promise<ChannelComposition | null>;
  /** The last one that was read; null before the first. */
  known(): ChannelComposition | null;
  /** Reads the composition again, because the channel has changed. */
  refresh(): Promise<void>;
  /** Whether the last read of the registry succeeded, and when the last successful one was. */
  state(): { isReadable: boolean; readAt: Date | null };
}

/** Keeps the composition of a channel up to date without a request to the registry for every page. */
export function createCurrentComposition(options: Options): CurrentComposition {
  const { channel, reader, freshMs = 1_000, patienceMs = 300, kept, onError } = options;
  let last: { composition: ChannelComposition | null; at: number } | null = null;
  let reading: Promise<ChannelComposition | null> | null = null;
  let isReadable = false;
  let readAt: Date | null = null;

  const read = () => {
    reading ??= reader
      .composition(channel)
      .then((composition) => {
        last = { composition, at: performance.now() };
        isReadable = true;
        readAt = new Date();
        return composition;
      })
      .catch((error: unknown) => {
        isReadable = false;
        throw error;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  return {
    async get() {
      if (!last?.composition) {
        const composition = await kept?.();
        if (!composition) return read();
        last ??= { composition, at: Number.NEGATIVE_INFINITY };
      }
      if (!last.composition) return read();
      if (performance.now() - last.at < freshMs) return last.composition;
      const known = last.composition;
      const newer = read().catch((error: unknown) => {
        onError(error);
        return known;
      });
      return Promise.race([newer, after(patienceMs, known)]);
    },
    known: () => last?.composition ?? null,
    async refresh() {
      // A read in progress may have begun before the change.
      await reading?.catch(() => undefined);
      await read().catch(onError);
    },
    state: () => ({ isReadable, readAt }),
  };
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, value).unref();
  });
}
