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
  project: readonly [
    name: string,
    type: 'residential' | 'commercial' | 'hospitality' | 'retail' | 'office' | 'other',
    value: number,
  ];
  text: string;
  wouldRecommend?: false;
}
