import type { CarriedComposition } from '@aangan/manifest';

/** The id of the script element in which the edge inlines the composition. */
const compositionElementId = 'aangan-composition';
/** The id of the script element in which the edge inlines the first data. */
const firstDataElementId = 'aangan-first-data';

/**
 * What the edge wrote into the page of its composition. It was checked when the registry composed it.
 * @throws Error when the page has none
 */
export function inlinedComposition(document: Document): CarriedComposition {
  const text = document.getElementById(compositionElementId)?.textContent;
  if (!text) throw new Error('The page carries no composition: it was not served by the edge.');
  return JSON.parse(text) as CarriedComposition;
}

/** The flags whose percentage reaches the visitor, as `flagKey` names them; none where the edge wrote none. */
export function inlinedFlags(document: Document): string[] {
  const text = document.getElementById('aangan-flags')?.textContent;
  return text ? (JSON.parse(text) as string).trim().split(' ') : [];
}

/** The first data that the edge wrote into the page: the API's answers by address; empty where it wrote none. */
export function inlinedFirstData(document: Document): Record<string, unknown> {
  return JSON.parse(document.getElementById(firstDataElementId)?.textContent || '{}');
}
