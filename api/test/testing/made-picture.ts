import sharp from 'sharp';

/** What a made picture shows. */
export const madeKinds = ['gradients', 'shapes', 'noise', 'text'] as const;
export type MadeKind = (typeof madeKinds)[number];

const [width, height] = [900, 640];
const words =
  'teak oak brass linen jute marble terrazzo arch niche lamp sofa shelf veranda courtyard tile'.split(
    ' ',
  );

/** A picture, as PNG, that is the same for the same seed and different for another. */
export async function madePicture(kind: MadeKind, seed: number): Promise<Buffer> {
  const random = randomFrom(seed * 7919 + madeKinds.indexOf(kind));
  if (kind === 'noise') return noise(random);
  const drawing = { gradients, shapes, text }[kind](random);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}

/** Numbers from 0 to 1 that a seed decides: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
const upTo = (random: Random, max: number) => Math.round(random() * max);
const colour = (random: Random) =>
  `rgb(${upTo(random, 255)},${upTo(random, 255)},${upTo(random, 255)})`;
const several = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

function gradients(random: Random): string {
  const background = `<rect width="100%" height="100%" fill="${colour(random)}"/>`;
  return (
    background +
    several(
      14,
      (index) => `<radialGradient id="g${index}"><stop stop-color="${colour(random)}"/>
        <stop offset="1" stop-color="${colour(random)}" stop-opacity="0"/></radialGradient>
        <ellipse cx="${upTo(random, width)}" cy="${upTo(random, height)}" rx="${80 + upTo(random, 300)}"
        ry="${80 + upTo(random, 260)}" fill="url(#g${index})"/>`,
    )
  );
}

function shapes(random: Random): string {
  const background = `<rect width="100%" height="100%" fill="${colour(random)}"/>`;
  const place = () => `${upTo(random, width)},${upTo(random, height)}`;
  const shape = () =>
    random() < 0.5
      ? `<polygon points="${place()} ${place()} ${place()}" fill="${colour(random)}"/>`
      : `<rect x="${upTo(random, width)}" y="${upTo(random, height)}" width="${40 + upTo(random, 300)}"
        height="${40 + upTo(random, 250)}" fill="${colour(random)}"/>`;
  return background + several(24, shape);
}

/** A page of a catalogue: headings, paragraphs of several sizes and fields of colour. */
function text(random: Random): string {
  const line = (size: number) =>
    several(3 + upTo(random, 5), () => `${words[upTo(random, words.length - 1)]} `) + size;
  return (
    `<rect width="100%" height="100%" fill="#f6f2ea"/>` +
    several(16, () => {
      const size = 14 + upTo(random, 60);
      const at = `x="${upTo(random, width * 0.8)}" y="${upTo(random, height)}"`;
      return random() < 0.3
        ? `<rect ${at} width="${60 + upTo(random, 240)}" height="${40 + upTo(random, 160)}" fill="${colour(random)}"/>`
        : `<text ${at} font-size="${size}" font-family="sans-serif" fill="${colour(random)}">${line(size)}</text>`;
    })
  );
}

/** Coarse grains, as of a stone or a carpet, under fine ones. */
async function noise(random: Random): Promise<Buffer> {
  const grains = async (side: number, alpha: number) => {
    const data = Buffer.from(
      Array.from({ length: side * side }, () => [
        upTo(random, 255),
        upTo(random, 255),
        upTo(random, 255),
        alpha,
      ]).flat(),
    );
    const raw = { width: side, height: side, channels: 4 } as const;
    return sharp(data, { raw }).resize(width, height, { fit: 'fill' }).png().toBuffer();
  };
  const fine = await grains(160, 90);
  return sharp(await grains(12, 255))
    .composite([{ input: fine }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
