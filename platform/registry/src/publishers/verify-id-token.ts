import { createHash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { CiIdentity } from '../ci-identity.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { IssuerKeys } from './issuer-keys.ts';
import { readIdentity } from './read-identity.ts';

/** Signatures that are taken: with keys of which the issuer publishes the public half. */
const algorithms = ['RS256', 'ES256'];
/** How far the issuer's clock may differ, in seconds. */
const leeway = 30;
/** The longest time from a token's issue to its exchange, in seconds: GitLab gives jobs one for an hour. */
const maxAgeSeconds = 3_600;

/** A verified ID token. */
export interface VerifiedIdToken {
  identity: CiIdentity;
  /** Hex sha256 of what makes the token one of its own. */
  sha256: string;
  expiresAt: Date;
}

/**
 * The issuer that a token names; nothing is verified yet.
 * @throws {RegistryRefusal} `invalid` for what is no ID token, `forbidden` for one with another kind of signature
 */
export function claimedIssuer(token: string): string {
  try {
    const { alg } = decodeProtectedHeader(token);
    if (!algorithms.includes(alg ?? '')) {
      throw notValid(`it is signed with "${alg}"; ${algorithms.join(' and ')} are taken`);
    }
    const { iss } = decodeJwt(token);
    if (iss) return iss;
  } catch (error) {
    if (error instanceof RegistryRefusal) throw error;
  }
  throw new RegistryRefusal('invalid', 'This is not the ID token of a run: send it as it is.');
}

/**
 * Verifies an ID token of an issuer that a publisher names.
 * @param expected.audiences this registry's own addresses: a token that is for another site too may come from there
 * @throws {RegistryRefusal} `forbidden` with the code `id_token_not_valid`, `unavailable` where the issuer does not answer
 */
export async function verifyIdToken(
  token: string,
  keys: IssuerKeys,
  expected: { issuer: string; audiences: readonly string[]; isOfDevelopment: boolean },
): Promise<VerifiedIdToken> {
  const { issuer, audiences, isOfDevelopment } = expected;
  try {
    const { payload } = await jwtVerify(token, keys.keysOf(issuer, isOfDevelopment), {
      algorithms,
      issuer,
      audience: [...audiences],
      clockTolerance: leeway,
      maxTokenAge: maxAgeSeconds,
      requiredClaims: ['exp', 'iat', 'aud', 'sub'],
    });
    if ([payload.aud].flat().length !== 1) throw notValid('it is for several audiences');
    const identity = readIdentity(issuer, payload);
    if ('refused' in identity) throw notValid(identity.refused);
    const { jti, exp = 0 } = payload;
    // The signature is left out: one of ECDSA can be written in two ways.
    const one = jti === undefined ? token.slice(0, token.lastIndexOf('.')) : `${issuer}\n${jti}`;
    const sha256 = createHash('sha256').update(one).digest('hex');
    return { identity, sha256, expiresAt: new Date((exp + leeway) * 1_000) };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw notValid(sentenceOf(error, audiences));
    throw error;
  }
}

function sentenceOf(error: errors.JOSEError, audiences: readonly string[]): string {
  if (error instanceof errors.JWTExpired) return 'it has expired, or was issued long ago';
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.claim === 'aud'
      ? `its audience must be ${audiences.join(' or ')}`
      : `its claim "${error.claim}" does not fit`;
  }
  if (error instanceof errors.JWKSNoMatchingKey) return 'its issuer has no such key';
  return 'its signature is not of its issuer';
}

function notValid(reason: string): RegistryRefusal {
  const sentence = /[.…]$/.test(reason) ? reason : `The ID token is not valid: ${reason}.`;
  return new RegistryRefusal('forbidden', sentence, { code: 'id_token_not_valid' });
}
