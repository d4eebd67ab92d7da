let seed: number | null = null;

/** A random number that stays the same while the page is open, so that Back and a re-render keep the order. */
export function visitSeed(): number {
  seed ??= crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  return seed;
}
