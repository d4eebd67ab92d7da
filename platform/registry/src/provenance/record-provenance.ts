import { createPublicKey } from 'node:crypto';
import type { ReleaseManifest } from '@aangan/manifest';
import {
  type Envelope,
  envelopeProblem,
  releaseDigest,
  statementIn,
  subjectOf,
} from '@aangan/manifest/provenance';
import { BuildStatement, factsOf } from '@aangan/manifest/provenance-statement';
import type { Kysely } from 'kysely';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { CiIdentity } from '../ci-identity.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import { ownerOf } from '../tokens/owner-repository.ts';
import type { TeamRights } from '../tokens/team-rights.ts';
import { findProvenance, insertProvenance, isAttested } from './provenance-repository.ts';
import { findKey, type SigningKey } from './signing-key-repository.ts';

/** The longest payload of an envelope, in characters of base64. */
const maxPayload = 64 * 1_024;

const SignedEnvelope = Type.Object(
  {
    payloadType: Type.String({ maxLength: 100 }),
    payload: Type.String({ minLength: 1, maxLength: maxPayload }),
    signatures: Type.Array(
      Type.Object(
        {
          keyid: Type.String({ pattern: '^[a-f0-9]{64}$' }),
          sig: Type.String({ minLength: 1, maxLength: 400 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 20 },
    ),
  },
  { additionalProperties: false },
);

/** Whose keys sign the shell, which no team owns. */
const shellTeam = 'platform';

/**
 * Reads the envelope of an announcement.
 * @throws {RegistryRefusal} `invalid` for a malformed one
 */
export function readEnvelope(value: unknown): Envelope {
  if (Value.Check(SignedEnvelope, value)) return value;
  const [problem] = Value.Errors(SignedEnvelope, value);
  const where = problem ? `${problem.instancePath.replaceAll('/', '.')}: ${problem.message}` : '';
  throw notTaken(
    `It is no envelope (DSSE) with at most ${maxPayload} characters: provenance${where}.`,
  );
}

/**
 * Verifies what a build says of a release, and keeps it with the release unless that is attested already.
 * @throws {RegistryRefusal} `invalid` with the code `provenance_not_valid`
 */
export async function recordProvenance(
  db: Kysely<Tables>,
  manifest: ReleaseManifest,
  envelope: Envelope,
  { by, rights }: { by: string; rights?: TeamRights | undefined },
): Promise<void> {
  const key = await findKey(db, envelope.signatures[0]?.keyid ?? '');
  if (!key) throw notTaken('No such key is registered: aangan key add.');
  await requireCounting(db, manifest, key);
  const problem = envelopeProblem(envelope, createPublicKey(key.public_key));
  if (problem !== undefined) throw notTaken(problem);
  const statement = readStatement(envelope);
  const [subject] = statement.subject;
  const { name, release } = manifest;
  const digest = releaseDigest(manifest);
  if (subject?.name !== subjectOf(name, release) || subject.digest.sha256 !== digest) {
    throw notTaken(`Its subject is ${subject?.name}, or another content of ${name} ${release}.`);
  }
  const facts = factsOf(statement);
  // A team's key in a run must say no other than the run's issuer.
  for (const identity of [key.identity, rights?.identity]) {
    if (identity) requireSameRun(facts, identity);
  }
  const known = await findProvenance(db, manifest);
  if (isAttested(known)) return;
  await insertProvenance(db, manifest, {
    key: key.id,
    envelope,
    isChanged: facts.isChanged,
    by,
  });
}

async function requireCounting(
  db: Kysely<Tables>,
  manifest: ReleaseManifest,
  key: SigningKey & { is_expired: boolean },
): Promise<void> {
  const named = manifest.kind === 'shell' ? shellTeam : manifest.manifest.team;
  const owner = (await ownerOf(db, manifest.name)) ?? named;
  if (key.team !== owner) {
    throw notTaken(`Its key "${key.name}" is of team ${key.team}, and the release of ${owner}.`);
  }
  if (key.removed_at !== null || key.is_revoked) {
    throw notTaken(`Its key "${key.name}" was removed.`);
  }
  if (key.is_expired) throw notTaken('Its key was of a run, and ended with the token of that run.');
}

function readStatement(envelope: Envelope): BuildStatement {
  const statement = parsed(envelope);
  if (Value.Check(BuildStatement, statement)) return statement;
  const [problem] = Value.Errors(BuildStatement, statement);
  const where = problem?.instancePath.replaceAll('/', '.') ?? '';
  throw notTaken(`It is no in-toto statement with SLSA provenance: ${where} ${problem?.message}.`);
}

function parsed(envelope: Envelope): unknown {
  try {
    return statementIn(envelope);
  } catch {
    throw notTaken('Its payload is not JSON.');
  }
}

/** What the issuer says of the run counts; a build that says otherwise is not of it. */
function requireSameRun(
  { commit, source }: ReturnType<typeof factsOf>,
  identity: CiIdentity,
): void {
  if (commit !== identity.commit) {
    throw notTaken(`It is of commit ${commit}, and the run of commit ${identity.commit}.`);
  }
  if (source !== `${identity.source}@${identity.ref}`) {
    throw notTaken(`It is of ${source}, and the run of ${identity.source}@${identity.ref}.`);
  }
}

function notTaken(reason: string): RegistryRefusal {
  const detail = `The provenance of the release is not valid. ${reason}`;
  return new RegistryRefusal('invalid', detail, { code: 'provenance_not_valid' });
}
