/** A firm of an active account, also one that is not verified yet, and what was asked for of it. */
export interface FoundFirm {
  /** JSON text. */
  answer: string;
  isVerified: boolean;
  accountId: number;
}
