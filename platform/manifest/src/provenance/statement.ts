import type { BuildStatement } from './statement-schema.ts';

const statementType = 'https://in-toto.io/Statement/v1';
const predicateType = 'https://slsa.dev/provenance/v1';
/** A build of this platform, version 1: how parameters and dependencies are named. */
const buildType = 'tag:aangan.test,2026:build/v1';

/** What is known of a build. */
export interface KnownBuild {
  name: string;
  release: string;
  /** `releaseDigest` of its release.json. */
  digest: string;
  /** What it was built from; undefined outside of a repository. */
  commit?: { id: string; isChanged: boolean } | undefined;
  /** The address of the repository, and the ref of it. */
  source?: { repository: string; ref: string } | undefined;
  lockfile?: { name: string; sha256: string } | undefined;
  /** The address of the workflow that ran the build; undefined where a person did. */
  workflow?: string | undefined;
  /** The address of the run. */
  run?: string | undefined;
}

/** What a build says of itself, as an in-toto statement with SLSA provenance. */
export function statementOf(build: KnownBuild): BuildStatement {
  const { name, release, digest, commit, source, lockfile, workflow, run } = build;
  const uri = source ? `git+${source.repository}@${source.ref}` : 'git+unknown';
  return {
    _type: statementType,
    subject: [{ name: subjectOf(name, release), digest: { sha256: digest } }],
    predicateType,
    predicate: {
      buildDefinition: {
        buildType,
        externalParameters: { name, release },
        internalParameters: { isChanged: commit?.isChanged ?? true },
        resolvedDependencies: [
          ...(commit ? [{ name: 'source', uri, digest: { gitCommit: commit.id } }] : []),
          ...(lockfile
            ? [{ name: 'lockfile', uri: lockfile.name, digest: { sha256: lockfile.sha256 } }]
            : []),
        ],
      },
      runDetails: {
        builder: { id: workflow ?? 'tag:aangan.test,2026:person' },
        ...(run !== undefined && { metadata: { invocationId: run } }),
      },
    },
  };
}

/** How a statement names a release. */
export const subjectOf = (name: string, release: string) => `${name}@${release}/release.json`;
