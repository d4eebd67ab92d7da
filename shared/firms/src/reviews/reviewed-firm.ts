/** A firm as its reviews need to know it. */
export interface ReviewedFirm {
  kind: 'designer' | 'vendor';
  id: number;
  name: string;
  /** The account of the firm. */
  userId: number;
}

/** Who has written reviews: they are listed and counted apart. */
export type ReviewersKind = 'client' | 'designer';
