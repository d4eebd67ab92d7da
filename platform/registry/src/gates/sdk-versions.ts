import type { RemoteRelease, ShellRelease } from '@aangan/manifest';
import semver from 'semver';
import { type GateProblem, nameOf, nameWithTeam, type ProposedComposition } from './gate.ts';

/** The package of the shell whose version is the contract's. */
const contract = '@aangan/host';

/** How a version of the platform's packages stands to a shell. */
type Standing = 'newer' | 'older' | 'expired' | 'deprecated' | 'supported';

/** Releases that were built with packages for another contract than the shell's, or with packages past their date. */
export function refusedSdk(proposed: ProposedComposition): GateProblem[] {
  return problemsOf(proposed, ['newer', 'older', 'expired']);
}

/** Releases that were built with deprecated packages: a warning, until the date that the shell names. */
export function deprecatedSdk(proposed: ProposedComposition): GateProblem[] {
  return problemsOf(proposed, ['deprecated']);
}

/** What is said of a version that can be installed. */
type SdkState = 'current' | 'supported' | 'deprecated' | 'ended';

/** How a version is shown that can be installed. @param shell whose visitors see; undefined while there is none */
export function sdkStateOf(
  version: string,
  about: { shell: ShellRelease | undefined; today: string; isNewest: boolean },
): SdkState {
  if (about.isNewest) return 'current';
  const standing = about.shell ? standingOf(version, about.shell, about.today) : 'supported';
  return standing === 'deprecated' || standing === 'supported' ? standing : 'ended';
}

function problemsOf(
  { shell, remotes, today }: ProposedComposition,
  standings: readonly Standing[],
): GateProblem[] {
  return remotes.flatMap((remote) => {
    if (remote.sdk === undefined) return [];
    const standing = standingOf(remote.sdk, shell, today);
    return standings.includes(standing) ? [describe(remote, shell, standing)] : [];
  });
}

function standingOf(version: string, { shared, manifest }: ShellRelease, today: string): Standing {
  const provided = semver.parse(shared.provides[contract]);
  const built = semver.parse(version);
  if (provided && built) {
    const minors = built.major - provided.major || built.minor - provided.minor;
    if (minors > 0) return 'newer';
    if (built.major < provided.major) return 'older';
  }
  const { below, until } = manifest.deprecatedSdk ?? {};
  if (below === undefined || until === undefined || !semver.lt(version, below)) return 'supported';
  return until < today ? 'expired' : 'deprecated';
}

function describe(remote: RemoteRelease, shell: ShellRelease, standing: Standing): GateProblem {
  const provided = shell.shared.provides[contract];
  const { below, until } = shell.manifest.deprecatedSdk ?? {};
  const { name, manifest } = remote;
  const upgrade = `Team ${manifest.team}: run npm run -s aangan -- upgrade in the repository of ${name}, then deploy it again.`;
  const has = {
    newer: `and ${nameOf(shell)} provides for version ${provided}`,
    older: `and ${nameOf(shell)} provides for version ${provided}, with which it cannot run`,
    expired: `and ${nameOf(shell)} took versions below ${below} until ${until} only`,
    deprecated: `and ${nameOf(shell)} takes versions below ${below} until ${until} only`,
    supported: '',
  };
  return {
    rule: 'sdk',
    asks: `${nameWithTeam(remote)} was built with the platform’s packages ${remote.sdk}`,
    has: has[standing],
    remedy:
      standing === 'newer'
        ? `First put a shell there that provides for it. Or run npm run -s aangan -- upgrade in the repository of ${name}, which takes the version of this site, then deploy it again.`
        : upgrade,
  };
}
