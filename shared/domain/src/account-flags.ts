/** What an account may have beside its role. Routes of remotes may require one. */
export const accountFlags = ['staff'] as const;
export type AccountFlag = (typeof accountFlags)[number];

/** The flags of an account; none for a signed-out visitor (null). */
export function flagsOf(account: { is_staff: boolean } | null | undefined): AccountFlag[] {
  return account?.is_staff ? ['staff'] : [];
}
