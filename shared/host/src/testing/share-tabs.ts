/**
 * Web Locks and BroadcastChannel as browsers have them, which jsdom has not, within one page.
 * @returns the function that takes them away again
 */
export function shareTabs(): () => void {
  const channels = new Set<{ onmessage?: (event: { data: unknown }) => void }>();
  class Channel {
    onmessage?: (event: { data: unknown }) => void;
    constructor() {
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const one of channels)
        if (one !== this) one.onmessage?.({ data: structuredClone(data) });
    }
    close() {
      channels.delete(this);
    }
  }
  let last: Promise<unknown> = Promise.resolve();
  const locks = {
    request(_name: string, _options: object, run: () => Promise<void>) {
      const mine = last.then(run);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
  Object.assign(globalThis, { BroadcastChannel: Channel });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Reflect.deleteProperty(navigator, 'locks');
  };
}
