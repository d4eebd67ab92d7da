import { squareSide } from '../processing/grey-square.ts';
import { cosinesOf, frequencies } from './cosines.ts';
import { cropRegions, wholePicture } from './picture-regions.ts';

/** How a picture is kept to be known again: of each of its regions 128 bits. */
export interface PictureHash {
  /** Of each region the first 32 bits, as integers with a sign: by them it is found. */
  keys: Int32Array;
  /** The other 96 bits of each, in hexadecimal digits. */
  rest: string;
}

/** What is asked for: a picture as it is, and mirrored. */
export interface AskedHash {
  /** The 32 bits that a picture's region may have that looks the same. */
  keys: Int32Array;
  /** 128 bits, in hexadecimal digits. */
  bits: string;
}

/** Bits that decide where a picture is looked for: those of the slowest changes, which a crop moves least. */
const keyBits = 32;
/** Keys that are looked for. A look takes as long as there are keys. */
const probesMax = 500;
/** Bits of which some are turned. */
const unsureMax = 16;
/** Grey levels, of 255, by which a picture's pixels differ at least. One that is flat looks like every other. */
const minDetail = 3;

/** @returns undefined for a picture that has nothing to be known by, such as one colour */
export function hashPicture(square: Uint8Array): PictureHash | undefined {
  if (isFlat(square)) return undefined;
  return hashOf(cosinesOf(square, cropRegions));
}

/** The hash of the cosines of regions. */
export function hashOf(regions: readonly Float32Array[]): PictureHash {
  const words = regions.map(wordsOf);
  return {
    keys: Int32Array.from(words, ([key = 0]) => key),
    rest: words.map((one) => hexOf(one.subarray(1))).join(''),
  };
}

/** What a picture is asked by, as it is and mirrored; none for one that has nothing to be known by. */
export function askFor(square: Uint8Array): AskedHash[] {
  const [cosines] = isFlat(square) ? [] : cosinesOf(square, wholePicture);
  return cosines ? [cosines, mirrored(cosines)].map(askedOf) : [];
}

const askedOf = (cosines: Float32Array): AskedHash => ({
  keys: nearKeys(cosines),
  bits: hexOf(wordsOf(cosines)),
});

/** In a mirror, the changes that have not the same begin and end are turned. */
const mirrored = (cosines: Float32Array) =>
  cosines.map((value, at) => ((frequencies[at]?.across ?? 0) % 2 === 1 ? -value : value));

/** Four words of 32 bits: which cosines are above zero. */
function wordsOf(cosines: Float32Array): Int32Array {
  const words = new Int32Array(cosines.length / keyBits);
  for (let at = 0; at < cosines.length; at += 1) {
    const word = at >> 5;
    if ((cosines[at] ?? 0) > 0) words[word] = (words[word] ?? 0) | (1 << (at & 31));
  }
  return words;
}

const hexOf = (words: Int32Array) =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

/**
 * The keys that a picture that looks the same has most probably, the likeliest first. A bit whose cosine is near zero is
 * turned by the smallest change, so the keys are those for whose turned bits the cosines have the smallest sum.
 */
function nearKeys(cosines: Float32Array): Int32Array {
  const [key = 0] = wordsOf(cosines);
  const unsure = Array.from({ length: keyBits }, (_, bit) => ({
    bit,
    cost: Math.abs(cosines[bit] ?? 0),
  }))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, unsureMax);
  let near = [{ key, cost: 0 }];
  for (const { bit, cost } of unsure) {
    const turned = near.map((one) => ({ key: one.key ^ (1 << bit), cost: one.cost + cost }));
    near = [...near, ...turned];
    if (near.length > probesMax)
      near = near.toSorted((a, b) => a.cost - b.cost).slice(0, probesMax);
  }
  return Int32Array.from(near, (one) => one.key);
}

function isFlat(square: Uint8Array): boolean {
  const mean = square.reduce((sum, value) => sum + value, 0) / square.length;
  const variance = square.reduce((sum, value) => sum + (value - mean) ** 2, 0) / square.length;
  return square.length < squareSide ** 2 || variance < minDetail ** 2;
}
