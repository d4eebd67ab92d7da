/** The ways to sign in of an account that has its password alone. */
export const noFactors = { passkeys: [], app: null, recovery_codes_left: 0, due_at: null };
