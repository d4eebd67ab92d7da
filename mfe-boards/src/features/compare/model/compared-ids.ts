import { comparedFirms, readId } from '@aangan/domain';

/** The firms that an address names. */
export interface ComparedIds {
  /** At most four, each once. */
  ids: number[];
  /** How the address would name them. */
  text: string;
  /** Whether it names more than are compared. */
  isTooMany: boolean;
}

/** Reads the ids of an address: "2,2,x,5" → 2 and 5. What is doubled or no id is left out. */
export function comparedIds(parameter: string | null): ComparedIds {
  const all = new Set((parameter ?? '').split(',').flatMap((one) => readId(one.trim()) ?? []));
  const ids = [...all].slice(0, comparedFirms.max);
  return { ids, text: ids.join(','), isTooMany: all.size > comparedFirms.max };
}
