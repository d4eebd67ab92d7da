/** The accounts that a remote offers for sign-in while it runs alone. They exist in the site's demo data only. */
export interface DemoAccounts {
  /** E-mail addresses. */
  accounts: readonly string[];
  /** The password of all of them. */
  password: string;
}
