import { type ApiClient, problemOf } from '@aangan/api-client';
import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { inTurn, type TabMessage } from './other-tabs.ts';
import { isUnanswered, type PressOutcome } from './press-outcome.ts';
import { createUnsentPresses, type Press } from './unsent-presses.ts';

/** How long a press that had no answer waits for the next try, in milliseconds, where no event tells of a network. */
const retryMs = 30_000;

interface AccountSavesOptions {
  accountId: number;
  client: Pick<ApiClient, 'send'>;
  storage: Storage;
  /** Tells the other tabs. */
  tell: (message: TabMessage) => void;
  /** What is saved has changed, here or in another tab. */
  onChange: () => void;
  /** The boards have changed at the API. */
  onBoardsChanged: () => void;
  /** A press of before, which nobody waits for any more, was refused. */
  onLateFailure: (outcome: Extract<PressOutcome, { kind: 'failed' }>) => void;
}

/** What an account has saved: what the API has, with the presses that are not answered yet. */
export interface AccountSaves {
  /** Names of things, the last saved first. */
  things(): readonly string[];
  /** Asks the API which things are saved. Never rejects; what is known stays where there is no answer. */
  load(): Promise<void>;
  press(thing: string, isSaved: boolean): Promise<PressOutcome>;
  /** Sends what could not be sent before. */
  send(): Promise<void>;
  /** Another tab has changed something. */
  hear(message: TabMessage): void;
  /** The session has ended. */
  stop(): void;
}

/** Makes what is saved by one account. Presses are sent one after another, in their order. */
export function createAccountSaves(options: AccountSavesOptions): AccountSaves {
  const { accountId, client, storage, tell, onChange, onBoardsChanged, onLateFailure } = options;
  const unsent = createUnsentPresses(storage, accountId);
  const waiting = new Map<string, (outcome: PressOutcome) => void>();
  let known: readonly string[] = [];
  let learnt = 0;
  let isSending = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const learn = (thing: string, isSaved: boolean) => {
    learnt += 1;
    const others = known.filter((other) => other !== thing);
    known = isSaved ? [thing, ...others] : others;
  };
  const settle = (press: Press, outcome: PressOutcome) => {
    const isAwaited = waiting.has(press.id);
    waiting.get(press.id)?.(outcome);
    waiting.delete(press.id);
    if (!isAwaited && outcome.kind === 'failed') onLateFailure(outcome);
  };

  /** Sends one press. @returns false where there is no network */
  async function sendOne(press: Press): Promise<boolean> {
    const { thing, isSaved } = press;
    let outcome: PressOutcome;
    try {
      outcome = isSaved ? await save(client, thing) : await takeOff(client, thing, putBack);
    } catch (error) {
      const problem = problemOf(error);
      if (isUnanswered(problem)) return false;
      // The session is over: the press is sent when the account is signed in again.
      if (problem.kind === 'unauthenticated') return false;
      outcome = { kind: 'failed', problem };
    }
    unsent.remove(press);
    if (outcome.kind !== 'failed') learn(thing, isSaved);
    tell({ accountId, thing, isSaved: known.includes(thing) });
    onChange();
    settle(press, outcome);
    if (outcome.kind !== 'failed') onBoardsChanged();
    return true;
  }

  async function putBack(removed: Removed): Promise<void> {
    for (const { board_id: id, thing, note, after } of removed) {
      const body = { thing, note, after };
      await client.send(endpoint('post', '/boards/{id}/items/', { params: { id }, body }));
      learn(thing, true);
      tell({ accountId, thing, isSaved: true });
    }
    onChange();
    onBoardsChanged();
  }

  async function sendAll(): Promise<void> {
    for (let press = unsent.read()[0]; press && !isStopped; press = unsent.read()[0]) {
      if (await sendOne(press)) continue;
      for (const one of unsent.read()) settle(one, { kind: 'waiting' });
      clearTimeout(retry);
      retry = setTimeout(() => void send(), retryMs);
      return;
    }
  }

  async function send(): Promise<void> {
    if (isSending || isStopped) return;
    isSending = true;
    clearTimeout(retry);
    retry = undefined;
    try {
      await inTurn(`aangan.saves.${accountId}`, sendAll);
    } finally {
      isSending = false;
    }
    // What was pressed between the end of the list and here.
    if (retry === undefined && unsent.read().length > 0) await send();
  }

  return {
    things() {
      const presses = unsent.read();
      const pressed = new Set(presses.map(({ thing }) => thing));
      const shown = presses.filter(({ isSaved }) => isSaved).map(({ thing }) => thing);
      return [...shown.reverse(), ...known.filter((thing) => !pressed.has(thing))];
    },
    async load() {
      const before = learnt;
      try {
        const { things } = await client.send(endpoint('get', '/boards/saved/'));
        // What was saved meanwhile may not be in this answer.
        if (learnt !== before) return await this.load();
        known = things;
        onChange();
      } catch {
        // A heart that is not known to be saved can be pressed all the same: saving twice changes nothing.
      }
    },
    press(thing, isSaved) {
      const press = { thing, isSaved, id: `${Date.now()}-${Math.random()}` };
      const earlier = unsent.read().find((one) => one.thing === thing);
      unsent.add(press);
      if (earlier) settle(earlier, { kind: 'replaced' });
      tell({ accountId, thing, isSaved });
      onChange();
      const outcome = new Promise<PressOutcome>((resolve) => waiting.set(press.id, resolve));
      void send();
      return outcome;
    },
    send,
    hear({ thing, isSaved = false }) {
      if (thing !== undefined) learn(thing, isSaved);
      onChange();
    },
    stop() {
      isStopped = true;
      clearTimeout(retry);
    },
  };
}

const takenOff = (thing: string) =>
  endpoint('delete', '/boards/saved/{thing}/', { params: { thing } });
type Removed = ResponseOf<ReturnType<typeof takenOff>>['items'];

async function save(client: Pick<ApiClient, 'send'>, thing: string): Promise<PressOutcome> {
  const { board } = await client.send(
    endpoint('put', '/boards/saved/{thing}/', { params: { thing } }),
  );
  return { kind: 'saved', board };
}

async function takeOff(
  client: Pick<ApiClient, 'send'>,
  thing: string,
  putBack: (removed: Removed) => Promise<void>,
): Promise<PressOutcome> {
  const { items } = await client.send(takenOff(thing));
  return { kind: 'removed', undo: () => putBack(items) };
}
