import { type Answer, isUsable, type SharedAnswers } from '../first-data.ts';
import { type Cacheable, createPageCache, type PageCache } from './page-cache.ts';

/** Answers of the API, each asked for once for the pages of all languages that show it. */
export interface AnswerCache
  extends SharedAnswers,
    Pick<PageCache<never>, 'purge' | 'clear' | 'bytes'> {}

interface Shared extends Cacheable {
  answer: Answer | null;
}

/** The size limit of all answers together, in bytes. */
const maxBytes = 16 * 1024 * 1024;
/** How long an answer is shared, in milliseconds, where the API does not tell earlier that it has changed. */
const sharedMs = 30_000;

export function createAnswerCache(onError: (error: unknown) => void): AnswerCache {
  const cache = createPageCache<Shared>({ maxBytes, onError });
  return {
    async read(address, ask) {
      const { value } = await cache.get(address, async () => {
        const answer = await ask();
        return {
          answer,
          size: 2 * (answer?.body.length ?? 0),
          freshMs: answer && isUsable(answer) && !answer.isPrivate ? sharedMs : 0,
          staleMs: 0,
          madeOf: [address],
        };
      });
      return value.answer;
    },
    purge: cache.purge,
    clear: cache.clear,
    bytes: cache.bytes,
  };
}
