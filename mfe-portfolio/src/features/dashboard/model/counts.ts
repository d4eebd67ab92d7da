import { formatCount } from '@aangan/domain';

/** A count or a median, which can have a half: "1,250", "5.5". */
export const countText = (count: number): string =>
  Number.isInteger(count) ? formatCount(count) : count.toFixed(1);

/** Whole percent of a share; null of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 100) / whole);
