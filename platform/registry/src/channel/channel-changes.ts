import type { Channel } from '@aangan/manifest';
import { type Connection, listenTo } from '@aangan/server';

/** What the database notifies when a channel changes (migration 0017). */
const topic = 'aangan_channel';

/** Reports changes of channels, whichever process made them. */
export interface ChannelChanges {
  /**
   * Calls `onChange` whenever the channel may serve something else. The expiry of a channel is not reported.
   * @returns a function that ends the watch
   */
  watch(channel: Channel, onChange: () => void): () => void;
}

/** Never reports a change: for a registry without a connection to listen on. */
export const untoldChanges: ChannelChanges = { watch: () => () => undefined };

/**
 * Listens for changes of channels on a connection of its own.
 * @param onError called when the connection was lost; it is opened again
 */
export function listenForChanges(
  connection: Connection,
  onError: (error: unknown) => void,
): ChannelChanges & { close(): Promise<void> } {
  const watchers = new Map<Channel, Set<() => void>>();
  const tell = (channels: Iterable<Channel>) => {
    for (const channel of channels) {
      for (const onChange of watchers.get(channel) ?? []) onChange();
    }
  };
  const listener = listenTo({
    connection,
    topic,
    onError,
    onNotice: (channel) => tell(channel === undefined ? watchers.keys() : [channel]),
  });
  return {
    watch: (channel, onChange) => {
      const ofChannel = watchers.get(channel) ?? new Set();
      watchers.set(channel, ofChannel);
      // A new function each time: the same `onChange` may be passed twice.
      const told = () => onChange();
      ofChannel.add(told);
      return () => {
        ofChannel.delete(told);
        if (ofChannel.size === 0) watchers.delete(channel);
      };
    },
    close: () => listener.close(),
  };
}
