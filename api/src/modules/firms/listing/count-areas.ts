import { areaPhrases, everywherePhrases } from '@aangan/domain';
import type { AreaNames, PlaceCount } from './facets.repository.ts';

const everywhere: ReadonlySet<string> = new Set(everywherePhrases);
const areasOfPhrase = new Map<string, string[]>();
const areaNamed = new Map<string, string>();
for (const { phrase, area, isOwnName } of areaPhrases) {
  areasOfPhrase.set(phrase, [...(areasOfPhrase.get(phrase) ?? []), area]);
  if (isOwnName) areaNamed.set(phrase, area);
}

/**
 * The areas that vendors name, each with those who deliver there: also those who name a larger area that it lies in,
 * and those who deliver everywhere.
 * @param chosen an area that is counted also where nobody names it
 */
export function countAreas(names: readonly AreaNames[], chosen?: string): PlaceCount[] {
  const named = new Set(chosen ? [chosen] : []);
  const counts = new Map<string, number>();
  let reachingAll = 0;
  for (const { phrases, count } of names) {
    if (phrases.some((phrase) => everywhere.has(phrase))) {
      reachingAll += count;
      continue;
    }
    for (const phrase of phrases) named.add(areaNamed.get(phrase) ?? '');
    const reached = new Set(phrases.flatMap((phrase) => areasOfPhrase.get(phrase) ?? []));
    for (const area of reached) counts.set(area, (counts.get(area) ?? 0) + count);
  }
  named.delete('');
  return [...named].map((slug) => ({ slug, count: (counts.get(slug) ?? 0) + reachingAll }));
}
