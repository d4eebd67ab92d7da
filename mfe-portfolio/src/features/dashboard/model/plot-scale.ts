const halves = [1, 2, 3, 4, 5, 6, 8, 10];

/** The upper end of an axis for counts up to `max`: even, so that its middle is whole too. */
export function axisEnd(max: number): number {
  let unit = 1;
  while (10 * unit * 2 < max) unit *= 10;
  const half = halves.find((one) => one * unit * 2 >= max) ?? 10;
  return half * unit * 2;
}

/** The outline of bars of width 1, from the left, as the path of a line. @param end the upper end of the axis */
export function stepPath(counts: readonly number[], end: number): string {
  return counts
    .map((count, at) => `${at === 0 ? 'M' : 'L'}${at} ${end - count}H${at + 1}`)
    .join('');
}
