/** What proves who is signed in. */
export const proofKinds = ['password', 'passkey', 'app', 'recovery-code'] as const;
export type ProofKind = (typeof proofKinds)[number];

export const factorLimits = {
  /** Of the name that a passkey is given, in characters. */
  nameMax: 60,
  passkeysMax: 20,
  /** How many recovery codes there are at first. */
  recoveryCodes: 10,
} as const;

/** How long a proof is enough for what needs a recent one, in minutes. */
export const proofMinutes = 15;
