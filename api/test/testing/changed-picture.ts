import sharp, { type Sharp } from 'sharp';

type Random = () => number;
interface Sides {
  width: number;
  height: number;
}

/** What others do to a picture before they show it as their own; `random` decides how much. */
const changes = {
  resized: (picture: Sharp, { width }: Sides, random: Random) =>
    picture.resize(Math.round(width * (0.3 + random() * 0.5))),
  'compressed again': (picture: Sharp, _sides: Sides, random: Random) =>
    picture.jpeg({ quality: 30 + Math.round(random() * 40) }),
  'of another colour': (picture: Sharp, _sides: Sides, random: Random) =>
    picture
      .modulate({
        brightness: 0.9 + random() * 0.2,
        saturation: 0.8 + random() * 0.4,
        hue: Math.round(random() * 20) - 10,
      })
      .linear(0.93 + random() * 0.14, random() * 12 - 6),
  mirrored: (picture: Sharp) => picture.flop(),
  'cropped by a fifth': (picture: Sharp, sides: Sides, random: Random) => {
    const across = random() * 0.2;
    return cropped(picture, sides, random, across, 1 - 0.8 / (1 - across));
  },
  'cropped by less': (picture: Sharp, sides: Sides, random: Random) =>
    cropped(picture, sides, random, random() * 0.1, random() * 0.1),
  'cropped, mirrored and resized': (picture: Sharp, sides: Sides, random: Random) =>
    cropped(picture, sides, random, random() * 0.1, random() * 0.1)
      .flop()
      .resize(Math.round(sides.width * 0.5)),
} as const;

export type PictureChange = keyof typeof changes;
export const pictureChanges = Object.keys(changes) as PictureChange[];

/** The picture after a change, as a JPEG. */
export async function changedPicture(
  picture: Buffer,
  change: PictureChange,
  random: Random,
): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const changed = changes[change](sharp(picture), { width, height }, random);
  return (change === 'compressed again' ? changed : changed.jpeg({ quality: 80 })).toBuffer();
}

/** Takes shares of the sides away, somewhere between all at the begin and all at the end. */
function cropped(
  picture: Sharp,
  { width, height }: Sides,
  random: Random,
  across: number,
  down: number,
): Sharp {
  return picture.extract({
    left: Math.floor(width * across * random()),
    top: Math.floor(height * down * random()),
    width: Math.floor(width * (1 - across)),
    height: Math.floor(height * (1 - down)),
  });
}
