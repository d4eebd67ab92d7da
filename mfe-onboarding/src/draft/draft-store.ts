/** Unsaved changes, kept in the browser so that a reload loses nothing. */
export interface DraftStore<Values> {
  /**
   * The form's values with the draft merged in. Fields that the draft lacks or has in another shape keep their value.
   * Null where there is no draft.
   */
  read(form: Values): Values | null;
  write(changed: Partial<Values>): void;
  clear(): void;
}

/**
 * The draft of a form for one account. It survives signing out. Where the browser does not allow storage, there are
 * no drafts.
 */
export function createDraftStore<Values extends object>(
  form: string,
  accountId: number,
): DraftStore<Values> {
  const key = `aangan.draft.${form}.${accountId}`;
  return {
    read(opened) {
      const stored = attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown);
      if (typeof stored !== 'object' || stored === null) return null;
      const known = Object.entries(stored).filter(([field, value]) =>
        isLike(value, (opened as Record<string, unknown>)[field]),
      );
      return { ...opened, ...Object.fromEntries(known) };
    },
    write: (changed) => void attempt(() => localStorage.setItem(key, JSON.stringify(changed))),
    clear: () => void attempt(() => localStorage.removeItem(key)),
  };
}

function isLike(value: unknown, model: unknown): boolean {
  return typeof value === typeof model && Array.isArray(value) === Array.isArray(model);
}

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
