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
  const key = `aangan.draft.${name}`;
  return {
    read() {
      const stored = attempt<unknown>(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      if (typeof stored !== 'object' || stored === null) return null;
      const known = Object.entries(stored).filter(
        ([field, value]) => typeof value === typeof empty[field as keyof Values],
      );
      return { ...empty, ...Object.fromEntries(known) };
    },
    write: (typed) => void attempt(() => sessionStorage.setItem(key, JSON.stringify(typed))),
    clear: () => void attempt(() => sessionStorage.removeItem(key)),
  };
}

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
