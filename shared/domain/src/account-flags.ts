/** What an account may have beside its role. Routes of remotes may require one. */
export const accountFlags = ['staff'] as const;
export type AccountFlag = (typeof accountFlags)[number];

/** The flags of an account; null is a signed-out visitor, who has none. */
export function flagsOf(account: { is_staff: boolean } | null | undefined): AccountFlag[] {
  return account?.is_staff ? ['staff'] : [];
}
