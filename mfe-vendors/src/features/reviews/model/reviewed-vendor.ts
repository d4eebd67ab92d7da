/** A vendor as its reviews need to know it. */
export interface ReviewedVendor {
  id: number;
  name: string;
  /** The account of the vendor. */
  userId: number;
}
