/**
 * The accounts that a remote offers to sign in as while it starts alone. The site's demo data has them; without
 * it they sign in to nothing.
 */
export interface DemoAccounts {
  /** E-mail addresses. */
  accounts: readonly string[];
  /** The password of all of them. */
  password: string;
}
