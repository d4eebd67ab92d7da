import { PlainError } from '@aangan/server/plain-error';

/** Name → release. */
export type Releases = Readonly<Record<string, string>>;

/** A name whose release differs between two compositions; null if a composition lacks the name. */
interface Difference {
  name: string;
  from: string | null;
  to: string | null;
}

export interface Guilt {
  /** The differences that together cause the failure; if several, none fails without the others. */
  guilty: Difference[];
  /** How many compositions were tried. */
  boots: number;
}

/**
 * Finds the differences between a good and a bad composition that make it bad, by applying some of the differences to
 * the good one and halving the rest each time. It assumes that applying one more difference never repairs a failure.
 * One guilty difference of n is found with log2(n) + 1 tries, rounded up; the last in the order of names may take one
 * more. The given compositions are tried only if the answer depends on them. Each further difference of a guilty group
 * takes as many tries again.
 * @param isBad tries a composition; never the same one twice
 * @throws {PlainError} if the compositions are the same, the good one is bad or the bad one good
 */
export async function bisect(
  good: Releases,
  bad: Releases,
  isBad: (releases: Releases) => Promise<boolean>,
): Promise<Guilt> {
  const differences = differencesOf(good, bad);
  if (differences.length === 0) throw new PlainError('The compositions have the same releases.');
  const tried = new Map<string, boolean>();
  const fails = async (some: readonly Difference[]): Promise<boolean> => {
    const releases = withDifferences(good, some);
    const key = JSON.stringify(Object.entries(releases).toSorted());
    const known = tried.get(key);
    if (known !== undefined) return known;
    const isFailing = await isBad(releases);
    tried.set(key, isFailing);
    return isFailing;
  };

  const guilty: Difference[] = [];
  let rest = differences;
  do {
    const at = await firstFailing(rest.length, (count) =>
      fails([...rest.slice(0, count), ...guilty]),
    );
    if (guilty.length === 0) await requireEnds(differences, at, fails);
    guilty.unshift(...rest.slice(at - 1, at));
    rest = rest.slice(0, at - 1);
  } while (rest.length > 0 && !(await fails(guilty)));
  return { guilty, boots: tried.size };
}

/**
 * The smallest count from 1 to `max` that fails, assuming that `max` fails and 0 does not; neither is tried. Rounds up,
 * so that the largest count takes the fewest tries.
 */
async function firstFailing(
  max: number,
  fails: (count: number) => Promise<boolean>,
): Promise<number> {
  let passing = 0;
  let failing = max;
  while (failing - passing > 1) {
    const middle = Math.ceil((passing + failing) / 2);
    if (await fails(middle)) failing = middle;
    else passing = middle;
  }
  return failing;
}

/** Tries a given composition if the search ended at it without trying another on that side. */
async function requireEnds(
  differences: readonly Difference[],
  at: number,
  fails: (some: readonly Difference[]) => Promise<boolean>,
): Promise<void> {
  if (at === differences.length && !(await fails(differences))) {
    throw new PlainError('The bad composition is good: the command succeeds with it.');
  }
  if (at === 1 && (await fails([]))) {
    throw new PlainError('The good composition is bad: the command fails with it.');
  }
}

function differencesOf(good: Releases, bad: Releases): Difference[] {
  const names = new Set([...Object.keys(good), ...Object.keys(bad)]);
  return [...names]
    .toSorted()
    .map((name) => ({ name, from: good[name] ?? null, to: bad[name] ?? null }))
    .filter(({ from, to }) => from !== to);
}

function withDifferences(good: Releases, some: readonly Difference[]): Releases {
  const releases = new Map(Object.entries(good));
  for (const { name, to } of some) {
    if (to === null) releases.delete(name);
    else releases.set(name, to);
  }
  return Object.fromEntries(releases);
}
