/** What reviews add up to: how many there are, how many recommend, and the sum of each rating, `rating` among them. */
export type ReviewSums<Rating extends string> = Record<
  'count' | 'recommending' | 'rating' | Rating,
  number
>;

/** Reviews in numbers: means to one decimal, 0 without reviews; the percentage is a whole number. */
export type ReviewSummary<Rating extends string> = Record<
  'count' | 'recommend_percent' | 'rating' | Rating,
  number
>;

/** The mean of ratings to one decimal, halves upwards: 17 in 4 → 4.3. 0 without ratings. */
export function averageRating(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum * 10) / count) / 10;
}

/**
 * The means and the percentage of those who recommend.
 * @param ratings what is rated beside the overall rating
 */
export function reviewSummary<Rating extends string>(
  sums: ReviewSums<Rating>,
  ratings: readonly { id: Rating }[],
): ReviewSummary<Rating> {
  const { count, recommending } = sums;
  const names = ['rating', ...ratings.map(({ id }) => id)] as const;
  return {
    ...Object.fromEntries(names.map((name) => [name, averageRating(sums[name], count)])),
    count,
    recommend_percent: count === 0 ? 0 : Math.round((recommending * 100) / count),
  } as ReviewSummary<Rating>;
}
