import { useState } from 'react';

/** Which of the firm's items are chosen, in the order in which they were; null while none are to be chosen. */
export function useChoice(items: readonly { id: number }[]) {
  const [ids, setIds] = useState<readonly number[] | null>(null);
  // Those that were deleted meanwhile are chosen no more.
  const chosen = ids?.filter((id) => items.some((item) => item.id === id)) ?? null;
  return {
    chosen,
    begin: () => setIds([]),
    end: () => setIds(null),
    toggle: (id: number) =>
      setIds(chosen?.includes(id) ? chosen.filter((one) => one !== id) : [...(chosen ?? []), id]),
  };
}
