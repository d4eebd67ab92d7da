import { type ApiProblem, hasCode, mayHaveArrived, problemOf } from '@aangan/api-client';
import type { Brief } from '@aangan/domain/quotes';
import type { OwnBrief } from '../../api/briefs-api.ts';

/** How far what was typed is saved. `elsewhere`: another tab or device has saved since; nothing is saved until one decides. */
export type SavingState =
  | { at: 'saved' | 'waiting' | 'saving' | 'elsewhere' }
  | { at: 'failed'; problem: ApiProblem };

/** Milliseconds after the last key. */
const pauseMs = 700;

interface SaverOptions {
  revision: number;
  save: (revision: number, content: Partial<Brief>) => Promise<OwnBrief>;
  /** Asks for what is saved. */
  read: () => Promise<OwnBrief>;
  onState: (state: SavingState) => void;
  /** Told what was saved, once nothing newer waits. */
  onSaved: (saved: OwnBrief) => void;
}

/** Saves a brief while it is typed: one request at a time, always with the newest, over the revision that was read last. */
export function createBriefSaver({ revision, save, read, onState, onSaved }: SaverOptions) {
  let known = revision;
  /** What was sent without an answer: it may have been saved. */
  let unanswered: Partial<Brief> | null = null;
  let waiting: Partial<Brief> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isElsewhere = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isRunning || isElsewhere || waiting === null) return;
    isRunning = true;
    const content = waiting;
    waiting = null;
    onState({ at: 'saving' });
    try {
      const saved = await save(known, content);
      known = saved.revision;
      unanswered = null;
      isRunning = false;
      if (waiting !== null) return run();
      onState({ at: 'saved' });
      onSaved(saved);
    } catch (error) {
      isRunning = false;
      waiting ??= content;
      const problem = problemOf(error);
      if (mayHaveArrived(problem)) unanswered = content;
      if (!hasCode(problem, 'draft_changed_elsewhere')) onState({ at: 'failed', problem });
      else if (await wasOwn()) await run();
      else meet();
    }
  }

  /** Whether what was saved elsewhere is what was sent from here, and only the answer was lost. */
  async function wasOwn(): Promise<boolean> {
    const newest = unanswered && (await read().catch(() => null));
    if (!newest || !isPartOf(unanswered ?? {}, newest.content)) return false;
    known = newest.revision;
    unanswered = null;
    return true;
  }

  function meet() {
    isElsewhere = true;
    onState({ at: 'elsewhere' });
  }

  return {
    /** The one that the next save is over. */
    revision: () => known,
    change(content: Partial<Brief>) {
      waiting = content;
      clearTimeout(timer);
      if (isElsewhere) return;
      if (!isRunning) onState({ at: 'waiting' });
      timer = setTimeout(() => void run(), pauseMs);
    },
    /** Saves at once: the field was left, the page is hidden, or the connection is back. */
    flush: () => void run(),
    /** Another tab has saved a newer revision. @returns whether it can be shown: nothing here would be lost */
    hear(newest: number): boolean {
      if (newest <= known || isRunning) return false;
      if (waiting !== null) {
        meet();
        return false;
      }
      known = newest;
      return true;
    },
    /** Goes on over this revision: with what was typed here, or without it. */
    decide(newest: number, content: Partial<Brief> | null) {
      isElsewhere = false;
      known = newest;
      waiting = content;
      if (content === null) onState({ at: 'saved' });
      else void run();
    },
  };
}

/** The API trims texts. */
const isPartOf = (sent: Partial<Brief>, saved: Brief) =>
  Object.entries(sent).every(
    ([field, value]) => textOf(value) === textOf(saved[field as keyof Brief]),
  );
const textOf = (value: unknown) =>
  JSON.stringify(value, (_name, part) => (typeof part === 'string' ? part.trim() : part));
