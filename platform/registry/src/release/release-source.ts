import { hasSecretForm, limits, linePattern } from '@aangan/manifest';
import type { Envelope } from '@aangan/manifest/provenance';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { readEnvelope } from '../provenance/record-provenance.ts';
import { RegistryRefusal } from '../registry-refusal.ts';

/** A text on one line that says something. */
const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: linePattern });

/**
 * The commit that a release was built from. Its time is its author's clock: nothing is ordered by it. Author and time
 * are absent where the publisher knew only the id.
 */
export const SourceCommit = Type.Object(
  {
    id: Type.String({ pattern: '^[a-f0-9]{7,64}$' }),
    author: Type.Optional(line(200)),
    at: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })),
    /** Whether the folder had changes that were not committed. */
    isChanged: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type SourceCommit = Static<typeof SourceCommit>;

/** The run of continuous integration that published a release. Both are texts: an address may be of any scheme. */
export const SourceRun = Type.Object(
  {
    branch: Type.Optional(line(limits.branchLength)),
    url: Type.Optional(line(limits.runUrlLength)),
  },
  { additionalProperties: false },
);

/** Where a release comes from, as its publisher says. */
export const ReleaseSource = Type.Object(
  {
    /** The version of its package.json, without build metadata. */
    version: Type.Optional(
      Type.String({
        pattern: '^(0|[1-9]\\d{0,8})(\\.(0|[1-9]\\d{0,8})){2}(-[0-9A-Za-z.-]{1,32})?$',
      }),
    ),
    commit: Type.Optional(SourceCommit),
    run: Type.Optional(SourceRun),
  },
  { additionalProperties: false },
);
export type ReleaseSource = Static<typeof ReleaseSource>;

/**
 * An announcement: a release.json, with its source and its signed provenance beside it where the publisher gives them.
 * @throws {RegistryRefusal} `invalid` for a malformed source or provenance
 */
export function readAnnouncement(body: unknown): {
  manifest: unknown;
  source: ReleaseSource;
  provenance?: Envelope;
} {
  if (typeof body !== 'object' || body === null) return { manifest: body, source: {} };
  const { source = {}, provenance: signed, ...manifest } = body as Record<string, unknown>;
  const provenance = signed === undefined ? {} : { provenance: readEnvelope(signed) };
  if (Value.Check(ReleaseSource, source)) {
    refuseSecret(source);
    return { manifest, source, ...provenance };
  }
  const problems = Value.Errors(ReleaseSource, source).map(
    ({ instancePath, message }) => `source${instancePath.replaceAll('/', '.')}: ${message}`,
  );
  throw new RegistryRefusal('invalid', 'The source of the release is malformed.', problems);
}

/** Every team reads the address, and what was said first stays. */
function refuseSecret({ run }: ReleaseSource): void {
  if (!run?.url || !hasSecretForm(run.url)) return;
  const reason = 'source.run.url has a user, a password or a token in it: leave these out.';
  throw new RegistryRefusal('invalid', reason);
}

/** A release's version: that of its package with its id, or null where its publisher gave none. */
export function versionOf(packageVersion: string | null, release: string): string | null {
  return packageVersion === null ? null : `${packageVersion}+${release}`;
}
