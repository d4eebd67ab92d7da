/** What the reviews of a vendor add up to: how many there are, the sums of their ratings, how many recommend. */
export interface ReviewSums {
  count: number;
  rating: number;
  quality_rating: number;
  delivery_rating: number;
  communication_rating: number;
  value_rating: number;
  recommending: number;
}

/** The reviews of a vendor in numbers: means to one decimal, 0 without reviews; the percentage is a whole number. */
export interface ReviewSummary {
  count: number;
  rating: number;
  quality_rating: number;
  delivery_rating: number;
  communication_rating: number;
  value_rating: number;
  recommend_percent: number;
}

/** The mean of ratings to one decimal, halves upwards: 17 in 4 → 4.3. 0 without ratings. */
export function averageRating(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum * 10) / count) / 10;
}

/** The five means and the percentage of those who recommend. */
export function reviewSummary({ count, recommending, ...sums }: ReviewSums): ReviewSummary {
  return {
    count,
    rating: averageRating(sums.rating, count),
    quality_rating: averageRating(sums.quality_rating, count),
    delivery_rating: averageRating(sums.delivery_rating, count),
    communication_rating: averageRating(sums.communication_rating, count),
    value_rating: averageRating(sums.value_rating, count),
    recommend_percent: count === 0 ? 0 : Math.round((recommending * 100) / count),
  };
}
