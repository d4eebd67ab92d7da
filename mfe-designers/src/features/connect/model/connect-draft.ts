import type { Addressee } from '@aangan/host';
import { type ConnectValues, emptyConnect } from './connect-values.ts';

/**
 * The unsent request to a firm. It is kept while the tab is open: it survives a closed dialog, a reload and a failed
 * send. Where the browser does not allow storage, there is no draft.
 */
export function connectDraft({ kind, id }: Pick<Addressee, 'kind' | 'id'>) {
  const key = `aangan.draft.connect.${kind}.${id}`;
  return {
    read(): ConnectValues {
      const stored = attempt<unknown>(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      if (typeof stored !== 'object' || stored === null) return emptyConnect;
      const known = Object.entries(stored).filter(
        ([field, value]) => field in emptyConnect && typeof value === 'string',
      );
      return { ...emptyConnect, ...Object.fromEntries(known) };
    },
    write: (typed: ConnectValues) =>
      void attempt(() => sessionStorage.setItem(key, JSON.stringify(typed))),
    clear: () => void attempt(() => sessionStorage.removeItem(key)),
  };
}

export type ConnectDraft = ReturnType<typeof connectDraft>;

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
