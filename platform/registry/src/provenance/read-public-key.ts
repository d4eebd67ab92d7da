import { createPublicKey, type KeyObject } from 'node:crypto';
import { RegistryRefusal } from '../registry-refusal.ts';

/** The longest text of a public key, in characters. */
export const maxKeyLength = 2_000;

const curves = ['prime256v1', 'secp384r1'];

/**
 * A public key that signatures are taken of: Ed25519, or ECDSA on P-256 or P-384.
 * @param text PEM
 * @throws {RegistryRefusal} `invalid` for any other, and for a private one
 */
export function readPublicKey(text: string): KeyObject {
  if (text.includes('PRIVATE KEY')) {
    throw new RegistryRefusal(
      'invalid',
      'This is a private key: it stays with the team, and should be made again now that it was sent. Send its public half (openssl pkey -pubout).',
    );
  }
  const key = parsed(text);
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type === 'ed25519') return key;
  if (type === 'ec' && curves.includes(details?.namedCurve ?? '')) return key;
  throw new RegistryRefusal(
    'invalid',
    `Keys are Ed25519, or ECDSA on P-256 or P-384; this one is ${type}.`,
  );
}

function parsed(text: string): KeyObject {
  try {
    return createPublicKey(text);
  } catch (error) {
    throw Object.assign(
      new RegistryRefusal('invalid', 'This is no public key in PEM (-----BEGIN PUBLIC KEY-----).'),
      { cause: error },
    );
  }
}
