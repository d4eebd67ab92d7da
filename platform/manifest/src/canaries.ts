import { createHash } from 'node:crypto';
import type { Canary, ChannelComposition } from './composition.ts';

/** Every subset of these canaries, the empty one first: each of them may be what a visitor gets. */
export function canaryChoices<One>(canaries: readonly One[]): One[][] {
  const choices: One[][] = [[]];
  for (const canary of canaries) choices.push(...choices.map((some) => [...some, canary]));
  return choices;
}

/** The number of places that visitors are spread over: a percentage is exact to a hundredth. */
export const places = 10_000;

/**
 * The canaries of a channel that reach a visitor. The same visitor gets the same answer every time, and a larger
 * percentage reaches all that the smaller one did. A visitor's places in two canaries are independent.
 * @param visitor the visitor's id; null for a visitor without one, whom only canaries of 100 percent reach
 */
export function takenCanaries(
  { canaries = [] }: Pick<ChannelComposition, 'canaries'>,
  visitor: string | null,
): Canary[] {
  return canaries.filter(({ id, percent }) => {
    if (percent === 0 || percent === 100) return percent === 100;
    return visitor !== null && placeOf(visitor, id) < (percent * places) / 100;
  });
}

/** A visitor's place in a canary, by its id, or in a flag: a whole number below `places`. */
export function placeOf(visitor: string, split: number | string): number {
  const hash = createHash('sha256').update(`${split} ${visitor}`).digest();
  // 48 bits of the hash, so that no place is noticeably more frequent than another.
  return hash.readUIntBE(0, 6) % places;
}
