import { type ApiProblem, problemOf } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { canonicalJson, emptyQuote, type Quote } from '@aangan/domain/quotes';
import { browserDraft, clearDraftsOfOthers } from '@aangan/firms';
import { useHost, useSession } from '@aangan/host';
import { useEffect, useRef, useState } from 'react';
import type { QuoteDetail } from '../../api/quotes-api.ts';
import type { Change } from './change-quote.ts';

const form = 'quote';
const saveAfterMs = 700;
const retryAfterMs = 10_000;

/** A draft, and the revision that it was written on. */
interface Draft {
  revision: number;
  content: Quote;
}

export type SaveState =
  | { kind: 'saved' | 'saving' | 'offline' }
  /** Another tab or device has saved something else. */
  | { kind: 'conflict'; other: Draft }
  /** It cannot be saved as it is. */
  | { kind: 'refused'; problem: ApiProblem };

/**
 * What a firm is writing, saved a moment after each change. What could not be saved stays in the browser, also over a
 * reload, and is saved once that works.
 */
export function useSavedDraft(id: number, begun: Draft) {
  const { client } = useHost();
  const accountId = useSession().user?.id ?? 0;
  const [stored] = useState(() => {
    const empty: Draft = { revision: 0, content: emptyQuote };
    return browserDraft(`${form}.${accountId}.${id}`, empty);
  });
  const [first] = useState(() => firstOf(begun, stored.read()));
  const [quote, setQuote] = useState(first.content);
  const [state, setState] = useState<SaveState>(first.state);
  const [aside, setAside] = useState<Quote | null>(null);
  const work = useRef({
    quote: first.content,
    revision: first.revision,
    isDirty: first.isDirty,
    isHeld: first.state.kind === 'conflict',
    saving: null as Promise<boolean> | null,
    /** The page was left: what is not saved is kept for the next visit. */
    isLeft: false,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
  });
  const now = work.current;

  function wait(ms: number) {
    clearTimeout(now.timer);
    if (now.isLeft) return;
    now.timer = setTimeout(() => void save(), ms);
  }
  function keep() {
    if (now.isDirty) stored.write({ revision: now.revision, content: now.quote });
  }
  /** @returns whether everything is saved */
  async function save(): Promise<boolean> {
    clearTimeout(now.timer);
    if (now.saving) await now.saving;
    if (now.isHeld) return false;
    if (!now.isDirty) return true;
    now.saving = attempt();
    const isSaved = await now.saving;
    now.saving = null;
    return isSaved && now.isDirty ? save() : isSaved;
  }
  async function attempt(): Promise<boolean> {
    keep();
    const sent = now.quote;
    now.isDirty = false;
    setState({ kind: 'saving' });
    try {
      const body = { revision: now.revision, content: sent };
      const saved = await client.send(
        endpoint('put', '/quotes/{id}/draft/', { params: { id }, body }),
      );
      takeOver(saved);
      return true;
    } catch (error) {
      now.isDirty = true;
      return fail(problemOf(error), sent);
    }
  }
  function takeOver({ draft }: QuoteDetail) {
    now.revision = draft?.revision ?? now.revision;
    if (now.isDirty) return;
    stored.clear();
    setState({ kind: 'saved' });
  }
  async function fail(problem: ApiProblem, sent: Quote): Promise<boolean> {
    if (problem.code === 'draft_changed_elsewhere') return meet(sent);
    if (['validation', 'conflict', 'rejected', 'forbidden', 'not-found'].includes(problem.kind)) {
      setState({ kind: 'refused', problem });
      return false;
    }
    setState({ kind: 'offline' });
    wait(retryAfterMs);
    return false;
  }
  /** Looks at what was saved instead: it may be what this tab has sent, where the answer was lost. */
  async function meet(sent: Quote): Promise<boolean> {
    try {
      const read = await client.send(endpoint('get', '/quotes/{id}/', { params: { id } }));
      if (!read.draft) return false;
      if (isSameText(read.draft.content, sent)) {
        now.isDirty = now.quote !== sent;
        takeOver(read);
        return true;
      }
      now.isHeld = true;
      setState({ kind: 'conflict', other: read.draft });
    } catch {
      setState({ kind: 'offline' });
      wait(retryAfterMs);
    }
    return false;
  }
  function show(content: Quote) {
    now.quote = content;
    setQuote(content);
  }
  function change(by: Change) {
    show(by(now.quote));
    now.isDirty = true;
    if (now.isHeld) keep();
    else wait(saveAfterMs);
  }

  const newest = useRef({ save, keep });
  newest.current = { save, keep };
  useEffect(() => {
    clearDraftsOfOthers(form, accountId);
    const leave = () => {
      newest.current.keep();
      void newest.current.save();
    };
    const again = () => void newest.current.save();
    const hide = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('online', again);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    work.current.isLeft = false;
    again();
    return () => {
      work.current.isLeft = true;
      window.removeEventListener('online', again);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [accountId]);

  return {
    quote,
    state,
    /** Of two versions that met, the one that is not shown; null without one. */
    aside,
    change,
    /** Saves at once. @returns the revision, or null where it could not be saved */
    flush: async () => ((await save()) ? now.revision : null),
    /** Shows what another tab has saved in the place of what is here, which can be brought back. */
    takeOther({ revision, content }: Draft) {
      setAside(now.quote);
      Object.assign(now, { revision, isDirty: false, isHeld: false });
      stored.clear();
      show(content);
      setState({ kind: 'saved' });
    },
    /** Saves what is here over what another tab has saved. */
    keepOwn({ revision, content }: Draft) {
      setAside(content);
      Object.assign(now, { revision, isDirty: true, isHeld: false });
      void save();
    },
    bringBack(content: Quote) {
      setAside(now.quote);
      change(() => content);
    },
    /** Ends saving, for a quote that is deleted. */
    forget() {
      clearTimeout(now.timer);
      Object.assign(now, { isDirty: false, isHeld: true });
      stored.clear();
    },
    /** Looks again at what was saved, after a refusal that says so. */
    meet: () => meet(now.quote),
  };
}

/** What the page begins with: what this browser could not save, if it was written on the current revision. */
function firstOf(begun: Draft, kept: Draft | null) {
  const saved: SaveState = { kind: 'saved' };
  if (!kept || kept.revision === 0 || isSameText(kept.content, begun.content)) {
    return { ...begun, isDirty: false, state: saved };
  }
  if (kept.revision === begun.revision) {
    return { ...kept, isDirty: true, state: { kind: 'saving' } as SaveState };
  }
  return { ...kept, isDirty: true, state: { kind: 'conflict', other: begun } as SaveState };
}

/** The API trims texts. */
const isSameText = (one: Quote, other: Quote) => textOf(one) === textOf(other);
const textOf = (quote: Quote) =>
  canonicalJson(
    JSON.parse(
      JSON.stringify(quote, (_name, value) => (typeof value === 'string' ? value.trim() : value)),
    ),
  );
