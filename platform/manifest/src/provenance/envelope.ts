import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** What is signed: an in-toto statement. */
export const payloadType = 'application/vnd.in-toto+json';

/** A DSSE envelope (github.com/secure-systems-lab/dsse, version 1.0.2). */
export interface Envelope {
  payloadType: string;
  /** Base64. */
  payload: string;
  signatures: { keyid: string; sig: string }[];
}

/** What an envelope signs: type and payload with their lengths, so that neither can be taken for a part of the other. */
function signedBytes(type: string, payload: Buffer): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

/** The hash by which Node signs with a key: Ed25519 has its own. */
const hashOf = ({ asymmetricKeyType: type }: KeyObject) => (type === 'ed25519' ? null : 'sha256');

/** Hex sha256 of a public key (SPKI, DER): how envelopes name it. */
export function keyIdOf(key: KeyObject): string {
  const isPrivate = key.type === 'private';
  const spki = (isPrivate ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('hex');
}

/**
 * A statement in an envelope.
 * @param key a private key, Ed25519 or ECDSA
 */
export function signStatement(statement: object, key: KeyObject): Envelope {
  const payload = Buffer.from(JSON.stringify(statement));
  const sig = sign(hashOf(key), signedBytes(payloadType, payload), key).toString('base64');
  const signatures = [{ keyid: keyIdOf(key), sig }];
  return { payloadType, payload: payload.toString('base64'), signatures };
}

/**
 * What is wrong with an envelope, as a sentence; undefined if the key has signed it. It has one signature: who would
 * stand for a second one is not defined.
 */
export function envelopeProblem(envelope: Envelope, key: KeyObject): string | undefined {
  const { payloadType: type, payload, signatures } = envelope;
  if (type !== payloadType) return `The envelope holds ${type}, not ${payloadType}.`;
  const [signature, ...others] = signatures;
  if (!signature || others.length > 0) {
    return `The envelope has ${signatures.length} signatures: one is taken.`;
  }
  if (signature.keyid !== keyIdOf(key)) return 'The envelope names another key.';
  const [bytes, sig] = [decoded(payload), decoded(signature.sig)];
  if (!bytes || !sig) return 'The envelope is not in base64.';
  if (verify(hashOf(key), signedBytes(type, bytes), key, sig)) return undefined;
  return 'The signature is not of this key, or what it signs was changed.';
}

/** What an envelope's payload says. @throws SyntaxError where it is not JSON */
export function statementIn({ payload }: Envelope): unknown {
  return JSON.parse(Buffer.from(payload, 'base64').toString());
}

function decoded(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}
