import { addressesOfOthers } from './addresses-of-others.ts';
import { budgets } from './budgets.ts';
import { consumedExposes } from './consumed-exposes.ts';
import { declaredNames } from './declared-names.ts';
import { deprecatedNames, expiredNames } from './deprecated-names.ts';
import { describeProblem, type Gate, type ProposedComposition } from './gate.ts';
import { linksOfAPlace } from './links-of-a-place.ts';
import { onePageForEachPath } from './one-page-for-each-path.ts';
import { releaseFormats } from './release-formats.ts';
import { reservedPaths } from './reserved-paths.ts';
import { sharedNames } from './shared-names.ts';
import { sharedPackages } from './shared-packages.ts';
import { siteFilesBesidePages } from './site-files-beside-pages.ts';

/** Every rule of the compatibility gate. A new rule is a function of its own file, listed here. */
const gates: readonly Gate[] = [
  releaseFormats,
  declaredNames,
  onePageForEachPath,
  reservedPaths,
  addressesOfOthers,
  siteFilesBesidePages,
  sharedPackages,
  sharedNames,
  expiredNames,
  consumedExposes,
  linksOfAPlace,
  budgets,
];

/** What the gate says of the releases that a channel would serve together. */
export interface Verdict {
  /** Every reason why they cannot; none means they can. */
  problems: string[];
  /** What their teams should change before it becomes a reason. */
  warnings: string[];
}

/** The verdict of rules that find nothing. */
export const nothingFound: Readonly<Verdict> = { problems: [], warnings: [] };

/** Checks the releases that a channel would serve together. */
export function checkComposition(
  proposed: Omit<ProposedComposition, 'shell'> & {
    shell: ProposedComposition['shell'] | undefined;
  },
): Verdict {
  const { shell } = proposed;
  if (!shell) {
    const problem =
      'The channel has no shell: put a release of the shell there first, or together with it.';
    return { problems: [problem], warnings: [] };
  }
  const composition = { ...proposed, shell };
  const outdated = releaseFormats(composition);
  // The other rules can read releases of this format only.
  if (outdated.length > 0) return { problems: outdated.map(describeProblem), warnings: [] };
  return {
    problems: gates.flatMap((gate) => gate(composition)).map(describeProblem),
    warnings: deprecatedNames(composition).map(describeProblem),
  };
}
