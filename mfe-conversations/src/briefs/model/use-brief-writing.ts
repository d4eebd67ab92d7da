import { browserDraft, clearDraftsOfOthers } from '@aangan/firms';
import { useSession } from '@aangan/host';
import { useEffect, useRef, useState } from 'react';
import { type OwnBrief, useSaveBriefMutation } from '../../api/briefs-api.ts';
import { createBriefSaver, type SavingState } from './brief-saver.ts';
import { emptyTyped, readTypedBrief, type TypedBrief, typedOf } from './typed-brief.ts';

const form = 'brief';
const emptyDraft = { ...emptyTyped, revision: 0 };

/**
 * A brief while it is written. What is not saved stays in the browser over a reload. Another tab that saves is heard:
 * its text is shown where nothing would be lost, else one decides.
 * @param readAgain asks the API for the brief
 */
export function useBriefWriting(brief: OwnBrief, readAgain: () => Promise<OwnBrief>) {
  const { id, revision } = brief;
  const accountId = useSession().user?.id ?? 0;
  const [save] = useSaveBriefMutation();
  const [draft] = useState(() => browserDraft(`${form}.${accountId}.${id}`, emptyDraft));
  const [restored] = useState(() => unsavedIn(draft.read(), brief));
  const [typed, setTyped] = useState<TypedBrief>(restored?.typed ?? typedOf(brief.content));
  const newest = useRef(typed);
  const [state, setState] = useState<SavingState>({ at: 'saved' });
  const [isFromElsewhere, setFromElsewhere] = useState(false);
  const again = useRef(readAgain);
  again.current = readAgain;
  const [saver] = useState(() =>
    createBriefSaver({
      revision: restored?.revision ?? revision,
      save: (over, content) => save({ id, revision: over, content }).unwrap(),
      read: () => again.current(),
      onState: setState,
      onSaved(saved) {
        const hasFaults = Object.keys(readTypedBrief(newest.current).faults).length > 0;
        if (hasFaults) draft.write({ ...newest.current, revision: saved.revision });
        else draft.clear();
      },
    }),
  );

  function put(next: TypedBrief) {
    newest.current = next;
    setTyped(next);
  }
  /** Changes some fields. */
  function change(parts: Partial<TypedBrief>) {
    const next = { ...newest.current, ...parts };
    put(next);
    setFromElsewhere(false);
    draft.write({ ...next, revision: saver.revision() });
    saver.change(readTypedBrief(next).content);
  }

  useEffect(() => clearDraftsOfOthers(form, accountId), [accountId]);
  useEffect(() => {
    if (restored) saver.change(readTypedBrief(restored.typed).content);
  }, [restored, saver]);
  // A draft that another tab has cleared was saved there.
  useEffect(
    () =>
      draft.subscribe(() => {
        if (draft.read() === null) again.current().catch(() => undefined);
      }),
    [draft],
  );
  useEffect(() => {
    if (!saver.hear(revision)) return;
    const shown = typedOf(brief.content);
    newest.current = shown;
    setTyped(shown);
    setFromElsewhere(true);
  }, [saver, revision, brief.content]);
  useEffect(() => {
    const look = () =>
      document.hidden ? saver.flush() : void again.current().catch(() => undefined);
    window.addEventListener('online', saver.flush);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', saver.flush);
      document.removeEventListener('visibilitychange', look);
      saver.flush();
    };
  }, [saver]);

  return {
    typed,
    faults: readTypedBrief(typed).faults,
    state,
    isFromElsewhere,
    change,
    flush: saver.flush,
    /** Shows what was saved elsewhere; what was typed here is gone. */
    takeNewest(saved: OwnBrief) {
      draft.clear();
      put(typedOf(saved.content));
      saver.decide(saved.revision, null);
    },
    /** Saves what was typed here over what was saved elsewhere. */
    keepOwn: (saved: OwnBrief) => saver.decide(saved.revision, readTypedBrief(typed).content),
  };
}

/** What was typed before and not saved; null where the API has it. */
function unsavedIn(stored: typeof emptyDraft | null, { content }: OwnBrief) {
  if (!stored) return null;
  const { revision, ...typed } = stored;
  const isSaved = JSON.stringify(typed) === JSON.stringify(typedOf(content));
  return isSaved ? null : { typed: typed as TypedBrief, revision };
}
