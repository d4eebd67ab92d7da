let seed: number | null = null;

/** A number that is the same for the whole visit, so that Back and a re-render keep the order (decisions.md, Profiles). */
export function visitSeed(): number {
  seed ??= crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  return seed;
}
