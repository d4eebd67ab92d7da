import { squareSide } from '../processing/grey-square.ts';
import type { Interval, Region } from './picture-regions.ts';

/** Frequencies of one direction; with 16, and both together, there are enough for 128 bits. */
const frequencyMax = 16;

/** How often light and dark change across and down, from the slowest; without the mean, which light changes. */
export const frequencies = Array.from({ length: frequencyMax ** 2 }, (_, at) => ({
  across: at % frequencyMax,
  down: Math.floor(at / frequencyMax),
}))
  .filter(({ across, down }) => across + down > 0)
  .toSorted(
    (a, b) =>
      a.across + a.down - (b.across + b.down) ||
      Math.abs(a.across - a.down) - Math.abs(b.across - b.down) ||
      a.across - b.across,
  )
  .slice(0, 128);

/**
 * The discrete cosine transform of regions of a grey square, at {@link frequencies}: an array for each region.
 * @param square brightness, 0 to 255, of squareSide² pixels
 */
export function cosinesOf(square: Uint8Array, regions: readonly Region[]): Float32Array[] {
  const rowsOf = new Map<Interval, Float64Array[]>();
  return regions.map(([across, down]) => {
    const rows = rowsOf.get(across) ?? rowSums(square, across);
    rowsOf.set(across, rows);
    const waves = wavesOf(down);
    return Float32Array.from(frequencies, (one) => product(rows[one.across], waves[one.down], 0));
  });
}

/** Of each frequency across, the sums of the square's rows. */
function rowSums(square: Uint8Array, across: Interval): Float64Array[] {
  return wavesOf(across).map((wave) =>
    Float64Array.from({ length: squareSide }, (_, row) => product(wave, square, row * squareSide)),
  );
}

function product(wave: ArrayLike<number> = [], values: ArrayLike<number> = [], from: number) {
  let sum = 0;
  for (let at = 0; at < wave.length; at += 1) sum += (wave[at] ?? 0) * (values[from + at] ?? 0);
  return sum;
}

const cache = new Map<Interval, Float64Array[]>();

/** A wave of each frequency over an interval of the side; of pixels at its ends, the part within it counts. */
function wavesOf(interval: Interval): Float64Array[] {
  const [from, to] = interval.map((share) => share * squareSide) as [number, number];
  const waves =
    cache.get(interval) ??
    Array.from({ length: frequencyMax }, (_, frequency) =>
      Float64Array.from({ length: squareSide }, (_pixel, at) => {
        const [begin, end] = [Math.max(at, from), Math.min(at + 1, to)];
        const middle = (begin + end) / 2 - from;
        return Math.max(0, end - begin) * Math.cos((Math.PI * frequency * middle) / (to - from));
      }),
    );
  cache.set(interval, waves);
  return waves;
}
