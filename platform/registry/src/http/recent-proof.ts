import { RegistryRefusal } from '../registry-refusal.ts';

/** When and how an integrator has last proved who they are, by the access token that the API has accepted. */
export interface Proof {
  /** Seconds since 1970. */
  at: number;
  /** As the API calls it: "password", "passkey", "app" or "recovery-code". */
  by: string;
}

/** As long as the API takes a proof for a recent one, in seconds. */
const recentSeconds = 15 * 60;

/** The proof that an accepted bearer token tells of (claims `auth_time` and `amr`); undefined for one that tells of none. */
export function proofIn(authorization: string): Proof | undefined {
  try {
    const [, payload = ''] = authorization.split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const { auth_time: at, amr } = claims as { auth_time?: unknown; amr?: unknown };
    const by = Array.isArray(amr) ? amr[0] : undefined;
    return typeof at === 'number' && typeof by === 'string' ? { at, by } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Requires that an integrator has proved lately who they are: a stolen token or an open browser is not enough.
 * @throws {RegistryRefusal} `forbidden` with the code `proof_required`
 */
export function requireRecentProof(proof: Proof | undefined, now = Date.now()): Proof {
  if (proof && now / 1000 - proof.at <= recentSeconds) return proof;
  throw new RegistryRefusal('forbidden', 'Show first that it is really you: sign in again.', {
    code: 'proof_required',
  });
}

/** For the history: who it was, and how it was proved. */
export const provedBy = (by: string, { by: kind }: Proof): string =>
  `${by} (proved by ${kind.replace('-', ' ')})`;
