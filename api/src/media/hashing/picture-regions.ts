/** From where to where a region goes in one direction, as shares of the side. */
export type Interval = readonly [from: number, to: number];

/** A part of a picture. */
export type Region = readonly [across: Interval, down: Interval];

const stepsOfSide = 20;
/** A fifth of the side, or less of both: a crop of a fifth of the picture. */
const stepsMax = 4;
const steps = Array.from({ length: stepsMax + 1 }, (_, step) => step);

/** What is left of a side by steps at its begin and at its end. */
const leftOf = (begin: number, end: number): Interval => [
  begin / stepsOfSide,
  1 - end / stepsOfSide,
];

const intervals = new Map(
  steps.flatMap((begin) => steps.map((end) => [`${begin} ${end}`, leftOf(begin, end)] as const)),
);
const interval = (begin: number, end: number) => intervals.get(`${begin} ${end}`) ?? leftOf(0, 0);

/**
 * The parts that are left of a picture by crops of up to a fifth of it, 46; the first is the whole picture. Of the grid of
 * twentieths every second place is enough, as of the squares of a chessboard those of one colour: the others, and what is
 * in between, are near to one.
 */
export const cropRegions: readonly Region[] = steps
  .flatMap((left) => steps.flatMap((right) => steps.map((top) => ({ left, right, top }))))
  .flatMap((sides) => steps.map((bottom) => ({ ...sides, bottom })))
  .filter(({ left, right, top, bottom }) => {
    const cut = left + right + top + bottom;
    return cut <= stepsMax && cut % 2 === 0;
  })
  .map(({ left, right, top, bottom }) => [interval(left, right), interval(top, bottom)]);

export const wholePicture: readonly Region[] = cropRegions.slice(0, 1);
