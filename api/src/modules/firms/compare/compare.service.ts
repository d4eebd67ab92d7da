import { comparedFirms, readId } from '@aangan/domain';
import type { Database } from '@aangan/server';
import type { GuestCache } from '../../../plugins/guest-cache/guest-cache.ts';
import { type StoredAnswer, storedAnswer } from '../../../plugins/guest-cache/stored-answer.ts';
import { invalid, message, notFound } from '../../../problems.ts';
import type { Tables } from '../../../tables.ts';
import { notAChoice } from '../../../validation/not-a-choice.ts';
import type { FirmKind } from '../firm-kind.ts';
import { readCompared } from './compare.repository.ts';

interface CompareServiceOptions {
  database: Database<Tables>;
  kind: FirmKind;
  /** Refreshed before each call. */
  cache: GuestCache;
}

/** Firms side by side. */
export function createCompareService({ database, kind, cache }: CompareServiceOptions) {
  const { lists } = cache.firms[kind.subject];

  const compare = async (ids: readonly number[]): Promise<string> => {
    const firms = await readCompared(database, kind, ids);
    if (firms.size < comparedFirms.min) throw notFound();
    const found = ids.flatMap((id) => firms.get(id) ?? []);
    const missing = ids.filter((id) => !firms.has(id));
    return `{"firms":[${found.join(',')}],"missing":${JSON.stringify(missing)}}`;
  };

  return {
    /**
     * Firms in this order, those that are not public left out.
     * @param text their ids, with commas between them
     * @throws Refusal 400 for too few or too many and for one twice, 404 where fewer than two are left
     */
    compare(text: string): Promise<StoredAnswer> {
      const ids = readIds(text);
      return lists.get(`compare ${ids}`, async () => storedAnswer(await compare(ids)));
    },
  };
}

function readIds(text: string): number[] {
  const asked = text.split(',').map((part) => ({ part, id: readId(part.trim()) }));
  const { min, max } = comparedFirms;
  if (asked.length < min || asked.length > max) {
    throw invalid({ firms: [message('compared_count')] });
  }
  const wrong = asked.filter(({ id }) => id === null);
  if (wrong.length > 0) throw invalid({ firms: wrong.map(({ part }) => notAChoice(part)) });
  const ids = asked.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) throw invalid({ firms: [message('compared_twice')] });
  return ids;
}
