import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import * as repository from './factors.repository.ts';
import type { Assertion, Attestation } from './factors.schemas.ts';

type Db = Kysely<Tables>;

/** Whose passkeys are taken. */
export interface RelyingParty {
  /** The host that passkeys are bound to, such as "aangan.example"; its subdomains may ask for them too. */
  id: string;
  /** The origins of pages that may ask for them. */
  origins: readonly string[];
}

/** @param further origins beside the site's own, such as the console's */
export const relyingPartyOf = (publicUrl: string, further: readonly string[]): RelyingParty => ({
  id: new URL(publicUrl).hostname,
  origins: [new URL(publicUrl).origin, ...further],
});

const timeoutMs = 5 * 60_000;
/** The person is asked for a fingerprint, face or PIN: the key alone is no proof of who holds it. */
const userVerification = 'required';

/** What a browser makes a new passkey with. */
export async function newPasskeyOptions(
  db: Db,
  { id: rpID }: RelyingParty,
  account: { id: number; email: string; name: string },
) {
  return generateRegistrationOptions({
    rpName: 'Aangan',
    rpID,
    userID: new Uint8Array(Buffer.from(handleOf(account.id))),
    userName: account.email,
    userDisplayName: account.name,
    timeout: timeoutMs,
    attestationType: 'none',
    // Ed25519, ES256 and RS256, which every authenticator has one of.
    supportedAlgorithmIDs: [-8, -7, -257],
    excludeCredentials: transported(await repository.listCredentials(db, account.id)),
    authenticatorSelection: { residentKey: 'required', userVerification },
  });
}

/** What a browser asks for a passkey with. @param accountId of whose passkeys one is asked for; unset: of any account */
export async function askPasskeyOptions(db: Db, { id: rpID }: RelyingParty, accountId?: number) {
  const allowed = accountId === undefined ? [] : await repository.listCredentials(db, accountId);
  return generateAuthenticationOptions({
    rpID,
    timeout: timeoutMs,
    userVerification,
    ...(allowed.length > 0 && { allowCredentials: transported(allowed) }),
  });
}

/** The new passkey that a browser has made; undefined for an answer to another challenge, origin or host. */
export async function readNewPasskey(
  { id: expectedRPID, origins }: RelyingParty,
  challenge: string,
  response: Attestation,
): Promise<Omit<repository.NewPasskey, 'name'> | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID,
      requireUserVerification: true,
    });
    if (!verified || !registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports: response.response.transports ?? [],
    };
  } catch {
    return undefined;
  }
}

/**
 * The account whose passkey has signed the challenge; undefined for a signature that is not right, of another challenge,
 * origin or host, without the person's verification, or whose counter has gone back, as that of a copy does.
 */
export async function accountOfPasskey(
  db: Db,
  { id: expectedRPID, origins }: RelyingParty,
  challenge: string,
  response: Assertion,
): Promise<number | undefined> {
  const known = await repository.lockPasskey(db, response.id);
  if (!known) return undefined;
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== handleOf(known.accountId)) {
    return undefined;
  }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(known.publicKey),
        counter: known.counter,
      },
      requireUserVerification: true,
    });
    if (!verified) return undefined;
    await repository.markPasskeyUsed(db, known.id, authenticationInfo.newCounter);
    return known.accountId;
  } catch {
    return undefined;
  }
}

/** What a passkey knows its account by. */
const handleOf = (accountId: number) => `account-${accountId}`;

type Transports = NonNullable<
  NonNullable<
    Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']
  >[number]['transports']
>;

const transported = (credentials: readonly { id: string; transports: string[] }[]) =>
  credentials.map(({ id, transports }) => ({ id, transports: transports as Transports }));
