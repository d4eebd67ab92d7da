import type { ReviewProjectType, ReviewReportReason } from '@aangan/domain';

/** What a demo firm wrote about a vendor. */
export interface DemoReview {
  /** Slug of the vendor. */
  vendor: string;
  /** Slug of the designer or architect. */
  by: string;
  stars: readonly [
    rating: number,
    quality: number,
    delivery: number,
    communication: number,
    value: number,
  ];
  /** Value in whole rupees. */
  project: readonly [name: string, type: ReviewProjectType, value?: number];
  text: string;
  wouldRecommend?: false;
  /** Its author has changed it since. */
  isEdited?: true;
  /** What the vendor answered. */
  answer?: string;
  /** Reports that wait for an operator. */
  reports?: readonly DemoReport[];
}

interface DemoReport {
  /** Slug of the account that sent it. */
  by: string;
  reason: ReviewReportReason;
  text: string;
}
