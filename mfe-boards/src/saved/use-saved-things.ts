import { storageOrMemory } from '@aangan/api-client';
import { type Host, markOutdated, useHost } from '@aangan/host';
import { useSyncExternalStore } from 'react';
import { otherTabs } from './other-tabs.ts';
import { createSavedThings, type SavedThings } from './saved-things.ts';

/** The tag of answers that show boards. */
export const boardsTag = 'Boards';

/** Each host has its own: hearts of different modules of this remote share it. */
const savedByHost = new WeakMap<Host, SavedThings>();

function savedThingsOf(host: Host): SavedThings {
  const existing = savedByHost.get(host);
  if (existing) return existing;
  const saved = createSavedThings({
    client: host.client,
    session: host.session,
    storage: storageOrMemory(() => localStorage),
    openTabs: otherTabs,
    isStored,
    onBoardsChanged: () => host.store.dispatch(markOutdated([boardsTag])),
  });
  savedByHost.set(host, saved);
  return saved;
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** What the visitor has saved. @throws Error outside of a HostProvider */
export function useSavedThings(): SavedThings {
  return savedThingsOf(useHost());
}

/** Whether a thing is on a board; on a server, and until the page is in use, it is not. */
export function useIsSaved(thing: string): boolean {
  const { subscribe, things } = useSavedThings();
  return useSyncExternalStore(
    subscribe,
    () => things().includes(thing),
    () => false,
  );
}
