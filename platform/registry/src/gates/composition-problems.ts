import type { RemoteRelease, ShellRelease } from '@aangan/manifest';
import { consumedExposes } from './consumed-exposes.ts';
import { declaredNames } from './declared-names.ts';
import { describeProblem, type Gate } from './gate.ts';
import { onePageForEachPath } from './one-page-for-each-path.ts';
import { releaseFormats } from './release-formats.ts';
import { sharedPackages } from './shared-packages.ts';

/** Every rule of the compatibility gate. A new rule is a function of its own file, listed here. */
const gates: readonly Gate[] = [
  releaseFormats,
  declaredNames,
  onePageForEachPath,
  sharedPackages,
  consumedExposes,
];

/** Every reason why these releases cannot be served together; none means they can. */
export function compositionProblems(proposed: {
  shell: ShellRelease | undefined;
  remotes: readonly RemoteRelease[];
}): string[] {
  const { shell, remotes } = proposed;
  if (!shell) {
    return [
      'The channel has no shell: put a release of the shell there first, or together with it.',
    ];
  }
  const outdated = releaseFormats({ shell, remotes });
  const problems =
    outdated.length > 0 ? outdated : gates.flatMap((gate) => gate({ shell, remotes }));
  return problems.map(describeProblem);
}
