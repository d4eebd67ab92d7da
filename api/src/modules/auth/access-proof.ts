import type { ProofKind } from '@aangan/domain';

/** When and how who holds a session last proved who they are; an access token carries it (RFC 8176, RFC 9470). */
export interface AccessProof {
  /** Seconds since 1970. */
  at: number;
  by: ProofKind;
}

/** The claims of an access token about its proof: its time, and the kinds, of which there is one. */
export interface ProofClaims {
  auth_time?: number;
  amr?: ProofKind[];
}

export const claimsOf = ({ at, by }: AccessProof): Required<ProofClaims> => ({
  auth_time: at,
  amr: [by],
});
