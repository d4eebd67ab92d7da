import type { SiteLanguage } from '@aangan/domain';
import { hindiSentences, translator } from '@aangan/domain/hindi';
import { apiSentences } from './api-sentences.ts';

/** A sentence of a refusal in Hindi; undefined for one that has no Hindi, which shows in tests. */
export const hindiOf = translator([...hindiSentences, ...apiSentences]);

/** The body of a refusal with its sentences in a language. Codes stay, and what has no translation is English. */
export function refusalIn(language: SiteLanguage, body: object): object {
  return language === 'en' ? body : (withHindi(body) as object);
}

/** Fields without sentences: codes, and firms with their names. */
const plainFields = new Set(['code', 'codes', 'looks_like']);

function withHindi(part: unknown): unknown {
  if (typeof part === 'string') return hindiOf(part) ?? part;
  if (Array.isArray(part)) return part.map(withHindi);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [
      name,
      plainFields.has(name) ? inner : withHindi(inner),
    ]),
  );
}
