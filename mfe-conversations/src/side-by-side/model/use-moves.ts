import { browserDraft, clearDraftsOfOthers } from '@aangan/firms';
import { useSession } from '@aangan/host';
import { useEffect, useState } from 'react';
import { type LineKey, type Moves, noMoves } from './moved-lines.ts';

const form = 'side-by-side';

/** How a client has matched the lines of a brief's quotes by hand: kept in the browser, the same in all its tabs. */
export function useMoves(brief: number) {
  const accountId = useSession().user?.id ?? 0;
  const [draft] = useState(() => browserDraft(`${form}.${accountId}.${brief}`, noMoves));
  const [moves, setMoves] = useState<Moves>(() => draft.read() ?? noMoves);
  useEffect(() => clearDraftsOfOthers(form, accountId), [accountId]);
  useEffect(() => draft.subscribe(() => setMoves(draft.read() ?? noMoves)), [draft]);
  function put(next: Moves) {
    setMoves(next);
    if (next.moved.length + next.sure.length === 0) draft.clear();
    else draft.write(next);
  }
  return {
    moves,
    /** @param to a line of the row that it joins; null: a row of its own */
    move: (line: LineKey, to: LineKey | null) =>
      put({ ...moves, moved: [...moves.moved, { line, to }] }),
    /** The lines of a row are the same thing. */
    confirm: (line: LineKey) => put({ ...moves, sure: [...moves.sure, line] }),
    undo: () => put({ ...moves, moved: moves.moved.slice(0, -1) }),
    clear: () => put(noMoves),
  };
}
