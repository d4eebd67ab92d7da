/** The unsent values of a form. */
export interface TabDraft<Values> {
  /** What was typed; null if there is no draft. Fields that the draft lacks are empty. */
  read(): Values | null;
  write(typed: Values): void;
  clear(): void;
}

/**
 * The unsent values of a form, stored while the tab is open: they survive a closed dialog, a reload and a failed
 * request. If the browser forbids storage, there is no draft.
 * @param name tells the forms of the site apart: `connect.designer.7`
 * @param empty the values of an empty form; a stored value of another type than here is ignored
 */
export function tabDraft<Values extends object>(name: string, empty: Values): TabDraft<Values> {
  return draftIn(() => sessionStorage, name, empty);
}

/** A draft that all tabs of the browser have. */
export interface BrowserDraft<Values> extends TabDraft<Values> {
  /** Calls `changed` when another tab has written or cleared it. @returns the function that ends that */
  subscribe(changed: () => void): () => void;
}

/**
 * The unsent values of a form, stored in the browser until they are cleared: each tab has them, also after the
 * browser was closed.
 * @param name as of {@link tabDraft}; with the account's id, since others may use the browser: `message.7.41`
 */
export function browserDraft<Values extends object>(
  name: string,
  empty: Values,
): BrowserDraft<Values> {
  return {
    ...draftIn(() => localStorage, name, empty),
    subscribe(changed) {
      const hear = ({ key }: StorageEvent) => {
        // Null where everything was cleared.
        if (key === null || key === keyOf(name)) changed();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

/**
 * Clears the browser's drafts of other accounts.
 * @param form how the names of the form's drafts begin: `message` of `message.7.41`
 */
export function clearDraftsOfOthers(form: string, accountId: number): void {
  const [all, own] = [keyOf(`${form}.`), keyOf(`${form}.${accountId}.`)];
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(all) && !key.startsWith(own)) localStorage.removeItem(key);
    }
  });
}

const keyOf = (name: string) => `aangan.draft.${name}`;

/** @param storage a function, since a browser may throw where storage is forbidden */
function draftIn<Values extends object>(
  storage: () => Storage,
  name: string,
  empty: Values,
): TabDraft<Values> {
  const key = keyOf(name);
  return {
    read() {
      const stored = attempt<unknown>(() => JSON.parse(storage().getItem(key) ?? 'null'));
      if (typeof stored !== 'object' || stored === null) return null;
      const known = Object.entries(stored).filter(
        ([field, value]) => typeof value === typeof empty[field as keyof Values],
      );
      return { ...empty, ...Object.fromEntries(known) };
    },
    write: (typed) => void attempt(() => storage().setItem(key, JSON.stringify(typed))),
    clear: () => void attempt(() => storage().removeItem(key)),
  };
}

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
