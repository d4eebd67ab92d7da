import sharp, { type Metadata } from 'sharp';
import { openHeic } from './decode-heic.ts';
import { greySquare } from './grey-square.ts';
import type { TaskResult } from './task-result.ts';

/** What may be opened: pixels of a side and in all, frames of an animation. */
interface PictureBounds {
  sideMax: number;
  pixelsMax: number;
  /** In all, of a still JPEG: it is made smaller as it is decoded. */
  jpegPixelsMax: number;
  framesMax: number;
}

/** Makes what is kept of a picture that was uploaded. */
export interface PictureTask {
  kind: 'picture';
  /** Pixels of the longer side that are kept. */
  maxSide: number;
  /** Whether only the first frame is kept, and always as WebP. */
  asStillWebp: boolean;
  bounds: PictureBounds;
}

type Sides = Pick<Metadata, 'width' | 'height'>;
type PictureProblem = 'invalid_image' | 'picture_too_large' | 'too_many_frames';

/** A picture that was written: pixels, and its average colour as #rrggbb. */
interface PreparedPicture {
  extension: 'jpg' | 'webp';
  width: number;
  height: number;
  dominantColor: string;
}

export type PictureAnswer = PreparedPicture | { problem: PictureProblem };

/**
 * Makes the picture upright, no larger than it is shown and without what a camera notes in it, such as where. It is
 * encoded again, so that nothing that was hidden beside the pixels is kept either. Opaque pictures become JPEG, the
 * others and animations WebP, all with the colours of sRGB. A second file is its grey square, to know it again by.
 */
export async function preparePicture(
  task: PictureTask,
  bytes: Buffer,
): Promise<TaskResult<PictureAnswer>> {
  try {
    const opened = await open(bytes, task.bounds);
    if (typeof opened === 'string') return { answer: { problem: opened }, files: [] };
    const { extension, data } = await encode(task, opened);
    const { width, height, pageHeight = height } = await sharp(data).metadata();
    const dominantColor = await colourOf(data);
    const square = await greySquare(data);
    return {
      answer: { extension, width, height: pageHeight, dominantColor },
      files: [data, square],
    };
  } catch {
    return { answer: { problem: 'invalid_image' }, files: [] };
  }
}

/** What sharp can decode, or why it is not decoded. */
async function open(bytes: Buffer, bounds: PictureBounds): Promise<Buffer | PictureProblem> {
  if (isHeic(bytes)) {
    const heic = await openHeic(bytes);
    return problemOf(heic, bounds) ?? heic.decode();
  }
  return problemOf(await headOf(bytes), bounds) ?? bytes;
}

/** By the brands that a file names first; sharp reads AVIF itself. */
const isHeic = (bytes: Buffer) =>
  /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)) &&
  !bytes.subarray(16, bytes.readUInt32BE(0)).includes('avi');

/** Read before anything of the picture is decoded. */
const headOf = (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).metadata();

function problemOf(
  { width, height, pageHeight = height, pages = 1, format }: Sides & Partial<Metadata>,
  { framesMax, jpegPixelsMax, pixelsMax, sideMax }: PictureBounds,
): PictureProblem | undefined {
  if (pages > framesMax) return 'too_many_frames';
  const max = format === 'jpeg' ? jpegPixelsMax : pixelsMax;
  const isTooLarge = Math.max(width, pageHeight) > sideMax || width * pageHeight * pages > max;
  return isTooLarge ? 'picture_too_large' : undefined;
}

async function encode({ maxSide, asStillWebp, bounds }: PictureTask, bytes: Buffer) {
  const { pages = 1, hasAlpha } = await headOf(bytes);
  const animated = pages > 1 && !asStillWebp;
  const picture = sharp(bytes, {
    animated,
    limitInputPixels: bounds.jpegPixelsMax,
    failOn: 'error',
  })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  if (animated || asStillWebp || hasAlpha) {
    return { extension: 'webp' as const, data: await picture.webp({ quality: 86 }).toBuffer() };
  }
  const jpeg = picture.jpeg({ quality: 88, progressive: true });
  return { extension: 'jpg' as const, data: await jpeg.toBuffer() };
}

async function colourOf(bytes: Buffer): Promise<string> {
  const pixel = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
