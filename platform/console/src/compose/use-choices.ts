import { useSearchParams } from 'react-router-dom';

/** Cannot be the name of a remote. */
const hoursParameter = '_hours';

/** The page's choices, stored in its address, so that a reload, Back and a shared address show the same. */
export function useChoices() {
  const [query, setQuery] = useSearchParams();
  const set = (name: string, value: string | undefined) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    /** The release or the server that is chosen for a name; undefined for what production serves. */
    choiceOf: (name: string) => query.get(name) ?? undefined,
    choose: set,
    /** All names for which something is chosen. */
    names: [...query.keys()].filter((name) => /^[a-z]/.test(name)),
    hours: query.get(hoursParameter) ?? '8',
    setHours: (hours: string) => set(hoursParameter, hours),
  };
}
