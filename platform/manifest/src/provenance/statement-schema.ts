import Type, { type Static } from 'typebox';
import { filledLinePattern } from '../line-text.ts';

const line = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: filledLinePattern });
const sha256 = Type.String({ pattern: '^[a-f0-9]{64}$' });

/** What is read of a statement; other fields that in-toto and SLSA have are ignored. */
export const BuildStatement = Type.Object({
  _type: Type.Literal('https://in-toto.io/Statement/v1'),
  subject: Type.Array(Type.Object({ name: line(300), digest: Type.Object({ sha256 }) }), {
    minItems: 1,
    maxItems: 1,
  }),
  predicateType: Type.Literal('https://slsa.dev/provenance/v1'),
  predicate: Type.Object({
    buildDefinition: Type.Object({
      buildType: line(300),
      externalParameters: Type.Object({ name: line(60), release: line(60) }),
      internalParameters: Type.Object({ isChanged: Type.Boolean() }),
      resolvedDependencies: Type.Array(
        Type.Object({
          name: line(60),
          uri: line(1_000),
          digest: Type.Object({
            gitCommit: Type.Optional(Type.String({ pattern: '^[a-f0-9]{7,64}$' })),
            sha256: Type.Optional(sha256),
          }),
        }),
        { maxItems: 20 },
      ),
    }),
    runDetails: Type.Object({
      builder: Type.Object({ id: line(1_000) }),
      metadata: Type.Optional(Type.Object({ invocationId: Type.Optional(line(1_000)) })),
    }),
  }),
});
export type BuildStatement = Static<typeof BuildStatement>;

/** What people are told of a build. */
export interface BuildFacts {
  /** The commit; null where the build knew none. */
  commit: string | null;
  /** The repository and its ref, as `https://github.com/owner/name@refs/heads/main`. */
  source: string | null;
  isChanged: boolean;
  lockfile: string | null;
  builder: string;
  run: string | null;
}

/** What a checked statement says. */
export function factsOf({ predicate }: BuildStatement): BuildFacts {
  const { buildDefinition, runDetails } = predicate;
  const { resolvedDependencies: needed, internalParameters } = buildDefinition;
  const source = needed.find(({ name }) => name === 'source');
  return {
    commit: source?.digest.gitCommit ?? null,
    source: source?.uri.replace(/^git\+/, '') ?? null,
    isChanged: internalParameters.isChanged,
    lockfile: needed.find(({ name }) => name === 'lockfile')?.digest.sha256 ?? null,
    builder: runDetails.builder.id,
    run: runDetails.metadata?.invocationId ?? null,
  };
}
