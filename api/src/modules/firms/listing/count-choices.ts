import { areaPhrases, everywherePhrases } from '@aangan/domain';
import type { ValueCount } from '../../../plugins/guest-cache/guest-cache.ts';

/** How many firms there are of a choice, by its slug. */
export interface ChoiceCount {
  slug: string;
  count: number;
}

/** The firms of each choice that a value names; names of one choice count together. */
export function countEach(
  values: readonly ValueCount[],
  choiceOf: (name: string) => string,
): ChoiceCount[] {
  const counts = new Map<string, number>();
  for (const { value, count } of values) {
    for (const choice of new Set([value].flat().map(choiceOf))) {
      counts.set(choice, (counts.get(choice) ?? 0) + count);
    }
  }
  return [...counts].map(([slug, count]) => ({ slug, count }));
}

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
 * @param chosen areas that are counted also where nobody names it
 */
export function countAreas(
  values: readonly ValueCount[],
  chosen: readonly string[],
): ChoiceCount[] {
  const named = new Set(chosen);
  const counts = new Map<string, number>();
  let reachingAll = 0;
  for (const { value, count } of values) {
    const phrases = [value].flat();
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
