/** What one tab tells the others of an account. */
export interface TabMessage {
  accountId: number;
  /** A thing that was saved or taken off; absent where the boards were changed in another way. */
  thing?: string;
  isSaved?: boolean;
}

/** The site's other tabs in this browser. */
export interface OtherTabs {
  tell(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
}

/** The other tabs by a BroadcastChannel; without one, nothing is told. */
export function otherTabs(): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: () => undefined, listen: () => undefined };
  }
  const channel = new BroadcastChannel('aangan.boards');
  return {
    tell: (message) => channel.postMessage(message),
    listen(listener) {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
    },
  };
}

/**
 * Runs work while no other tab runs work of the same name. A page without a secure context has no locks, and runs it
 * at once.
 */
export async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks) await locks.request(name, work);
  else await work();
}
