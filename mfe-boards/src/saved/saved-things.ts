import type { ApiClient } from '@aangan/api-client';
import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { type SessionSource, whenIdle } from '@aangan/host';
import { type AccountSaves, createAccountSaves } from './account-saves.ts';
import { createGuestBoard, type GuestBoard, type GuestItem, guestBoardKey } from './guest-board.ts';
import { inTurn, type OtherTabs } from './other-tabs.ts';
import type { PressOutcome } from './press-outcome.ts';

const join = (items: readonly GuestItem[]) =>
  endpoint('post', '/boards/join/', {
    body: {
      items: items.map(({ thing, note, savedAt }) => ({ thing, note, saved_at: savedAt })),
    },
  });
/** How many of a guest's things joined an account. */
type Joined = ResponseOf<ReturnType<typeof join>>;

/** What happens without a press. */
interface SavedEvents {
  /** The guest's things are on the account's boards. */
  joined(result: Joined): void;
  /** A press that had waited for the network was refused. */
  refused(outcome: Extract<PressOutcome, { kind: 'failed' }>): void;
  /** The browser has not stored what a guest saved: it is lost with the page. Told once. */
  notStored(): void;
}

interface SavedThingsOptions {
  client: Pick<ApiClient, 'send'>;
  session: SessionSource;
  storage: Storage;
  /** Opens the way to the other tabs. */
  openTabs: () => OtherTabs;
  /** Whether the browser has stored something under a key. */
  isStored: (key: string) => boolean;
  /** The boards have changed at the API. */
  onBoardsChanged: () => void;
}

/** What the visitor of this page has saved: one object for all hearts and pages of boards. */
export interface SavedThings {
  /** Calls `listener` after every change; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Names of things, the last saved first; the same array until it changes. */
  things(): readonly string[];
  /** Begins to ask the API and to follow session and other tabs. Another call changes nothing. */
  start(events: SavedEvents): void;
  /** Saves a thing, or takes it off all boards: shown at once. Never rejects. */
  press(thing: string, isSaved: boolean): Promise<PressOutcome>;
  /** Boards were changed by other requests: asks again which things are on them, and tells the other tabs. */
  refresh(): Promise<void>;
  /** The board of a visitor without an account. */
  readonly guest: GuestBoard;
  /** Tells listeners of a change of the guest's board. */
  guestChanged(): void;
}

const none: readonly string[] = [];

/** Makes what is saved in one page. Nothing is asked and nothing listens before `start`. */
export function createSavedThings(options: SavedThingsOptions): SavedThings {
  const { client, session, storage, openTabs, isStored, onBoardsChanged } = options;
  const guest = createGuestBoard(storage);
  const listeners = new Set<() => void>();
  let tabs: OtherTabs | undefined;
  let events: SavedEvents | undefined;
  let account: { id: number; saves: AccountSaves } | undefined;
  let things = none;
  let hasWarned = false;

  const change = () => {
    const ofGuest = guest.read().map(({ thing }) => thing);
    // What a guest has saved is shown while it joins the account.
    things = [...new Set([...(account?.saves.things() ?? none), ...ofGuest])];
    for (const listener of listeners) listener();
  };

  function follow() {
    const id = session.current().user?.id;
    if (id === account?.id) return;
    account?.saves.stop();
    account = id === undefined ? undefined : { id, saves: savesOf(id) };
    change();
    if (account) void begin(account);
  }

  function savesOf(accountId: number): AccountSaves {
    return createAccountSaves({
      accountId,
      client,
      storage,
      tell: (message) => tabs?.tell(message),
      onBoardsChanged,
      onChange: () => account?.id === accountId && change(),
      onLateFailure: (outcome) => events?.refused(outcome),
    });
  }

  async function begin({ id, saves }: { id: number; saves: AccountSaves }) {
    if (guest.read().length > 0) await inTurn('aangan.join', () => joinAccount(id));
    void saves.send();
    whenIdle(() => void saves.load());
  }

  /** Sends the guest's things once, and removes what was sent after the answer. What fails is sent at the next start. */
  async function joinAccount(id: number) {
    const sent = guest.read();
    if (sent.length === 0 || account?.id !== id) return;
    try {
      const result = await client.send(join(sent));
      guest.remove(sent);
      onBoardsChanged();
      events?.joined(result);
    } catch {
      // They stay in the browser, where the next page finds them.
    }
  }

  function saveAsGuest(thing: string): PressOutcome {
    const isAdded = guest.add({ thing, note: '', savedAt: new Date().toISOString() });
    if (!isAdded) return { kind: 'full' };
    if (!isStored(guestBoardKey) && !hasWarned) {
      hasWarned = true;
      events?.notStored();
    }
    return { kind: 'saved' };
  }

  function takeOffAsGuest(items: readonly GuestItem[]): PressOutcome {
    const removed = guest.remove(items);
    return {
      kind: 'removed',
      async undo() {
        for (const { item, at } of removed) guest.add(item, at);
        change();
      },
    };
  }

  return {
    guest,
    things: () => things,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(given) {
      if (events) return;
      events = given;
      tabs = openTabs();
      follow();
      change();
      session.subscribe(follow);
      tabs.listen((message) => {
        if (message.accountId !== account?.id) return;
        account.saves.hear(message);
        if (message.thing === undefined) void account.saves.load();
        onBoardsChanged();
      });
      window.addEventListener('storage', ({ key }) => {
        if (key === guestBoardKey || key === null) change();
      });
      window.addEventListener('online', () => {
        if (account) void begin(account);
      });
    },
    press(thing, isSaved) {
      const ofGuest = guest.read().filter((item) => item.thing === thing);
      if (account) {
        if (!isSaved) guest.remove(ofGuest);
        return account.saves.press(thing, isSaved);
      }
      const outcome = isSaved ? saveAsGuest(thing) : takeOffAsGuest(ofGuest);
      change();
      return Promise.resolve(outcome);
    },
    async refresh() {
      if (!account) return;
      tabs?.tell({ accountId: account.id });
      await account.saves.load();
    },
    guestChanged: change,
  };
}
