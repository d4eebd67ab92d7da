import { addressesOfOthers } from './addresses-of-others.ts';
import { boundedPaths } from './bounded-paths.ts';
import { budgets } from './budgets.ts';
import { consumedExposes } from './consumed-exposes.ts';
import { declaredNames } from './declared-names.ts';
import { deprecatedNames, expiredNames } from './deprecated-names.ts';
import { filledSlotsFit } from './filled-slots-fit.ts';
import { describeProblem, type Gate, type GateProblem, type ProposedComposition } from './gate.ts';
import { linksInPlaces, linksInSlots } from './links-in-slots.ts';
import { onePageForEachPath } from './one-page-for-each-path.ts';
import { releaseFormats } from './release-formats.ts';
import { reservedPaths } from './reserved-paths.ts';
import { deprecatedSdk, refusedSdk } from './sdk-versions.ts';
import { sharedNames } from './shared-names.ts';
import { sharedPackages } from './shared-packages.ts';
import { siteFilesBesidePages } from './site-files-beside-pages.ts';
import { siteLanguages } from './site-languages.ts';

/** Every rule of the compatibility gate. A new rule is a function of its own file, listed here. */
const gates: readonly Gate[] = [
  declaredNames,
  onePageForEachPath,
  reservedPaths,
  addressesOfOthers,
  siteFilesBesidePages,
  siteLanguages,
  refusedSdk,
  sharedPackages,
  sharedNames,
  expiredNames,
  consumedExposes,
  filledSlotsFit,
  linksInSlots,
  budgets,
];

/** How many problems are described, and how many warnings. */
const maxDescribed = 200;

/** What the gate says of the releases that a channel would serve together. */
export interface Verdict {
  /** Every reason why they cannot; none means they can. */
  problems: string[];
  /** What their teams should change before it becomes a reason. */
  warnings: string[];
  /** The browsers in which pages were opened for it; absent where none were. */
  openedIn?: string[];
  /**
   * The remotes whose release is new and that have a page for guests → the browsers beside Chromium in which one works;
   * absent where no pages were opened.
   */
  opened?: Record<string, string[]>;
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
  // The other rules can read only releases of this format, and are fast enough only for a bounded number of paths.
  for (const gate of [releaseFormats, boundedPaths]) {
    const problems = gate(composition);
    if (problems.length > 0) return { problems: described(problems), warnings: [] };
  }
  return {
    problems: described(gates.flatMap((gate) => gate(composition))),
    warnings: described(
      [deprecatedNames, deprecatedSdk, linksInPlaces].flatMap((gate) => gate(composition)),
    ),
  };
}

/** As texts: the first of many, because releases can declare as many mistakes as they have names. */
function described(problems: readonly GateProblem[]): string[] {
  const more = problems.length - maxDescribed;
  return [
    ...problems.slice(0, maxDescribed).map(describeProblem),
    ...(more > 0 ? [`And ${more} more. Correct those that are named first.`] : []),
  ];
}
