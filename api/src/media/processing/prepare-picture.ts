import { mediaLimits } from '@aangan/domain';
import sharp, { type Metadata } from 'sharp';

/** Makes what is kept of a picture that was uploaded. */
export interface PictureTask {
  kind: 'picture';
  input: string;
  output: string;
  /** Pixels of the longer side that are kept. */
  longestSide: number;
  /** Whether only the first frame is kept, and always as WebP. */
  asStillWebp: boolean;
}

type PictureProblem = 'invalid_image' | 'picture_too_large' | 'too_many_frames';

/** A picture that was written: pixels, and its average colour as #rrggbb. */
export interface PreparedPicture {
  extension: 'jpg' | 'webp';
  width: number;
  height: number;
  dominantColor: string;
}

export type PictureAnswer = PreparedPicture | { problem: PictureProblem } | { storageFull: true };

const { sideMax, pixelsMax, framesMax } = mediaLimits;

/**
 * Writes the picture upright, no larger than it is shown and without what a camera notes in it, such as where. It is
 * encoded again, so that nothing that was hidden beside the pixels is kept either. Opaque pictures become JPEG, the
 * others and animations WebP.
 */
export async function preparePicture(task: PictureTask): Promise<PictureAnswer> {
  try {
    const metadata = await sharp(task.input, { limitInputPixels: false }).metadata();
    const problem = problemOf(metadata);
    if (problem) return { problem };
    const extension = await write(task, metadata);
    const { width, height, pageHeight = height } = await sharp(task.output).metadata();
    return { extension, width, height: pageHeight, dominantColor: await colourOf(task.output) };
  } catch (error) {
    return isFull(error) ? { storageFull: true } : { problem: 'invalid_image' };
  }
}

/** Read from the head of the file, before anything of it is decoded. */
function problemOf({ width, height, pageHeight = height, pages = 1 }: Metadata) {
  if (pages > framesMax) return 'too_many_frames';
  const isTooLarge =
    Math.max(width, pageHeight) > sideMax || width * pageHeight * pages > pixelsMax;
  return isTooLarge ? 'picture_too_large' : undefined;
}

async function write(task: PictureTask, metadata: Metadata): Promise<'jpg' | 'webp'> {
  const { input, output, longestSide, asStillWebp } = task;
  const animated = (metadata.pages ?? 1) > 1 && !asStillWebp;
  const picture = sharp(input, { animated, limitInputPixels: pixelsMax, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  if (animated || metadata.hasAlpha || asStillWebp) {
    await picture.webp({ quality: 86 }).toFile(output);
    return 'webp';
  }
  await picture.jpeg({ quality: 88, progressive: true }).toFile(output);
  return 'jpg';
}

async function colourOf(file: string): Promise<string> {
  const pixel = await sharp(file)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/** libvips reports a full disk in words only. */
const isFull = (error: unknown) => /ENOSPC|No space left/i.test(String(error));
