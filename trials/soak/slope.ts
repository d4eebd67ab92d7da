/** The slope of the line that fits the points best: least squares. */
export function slopePerMinute(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const middleX = mean(points.map(([x]) => x));
  const middleY = mean(points.map(([, y]) => y));
  const above = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  const below = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
  return below === 0 ? 0 : above / below;
}

/** The slope of points of minutes and amounts, as a share of their mean: percent an hour. */
export function percentPerHour(
  points: readonly (readonly [minute: number, amount: number])[],
): number {
  const mean = points.reduce((sum, [, amount]) => sum + amount, 0) / points.length;
  return (100 * 60 * slopePerMinute(points)) / mean;
}
