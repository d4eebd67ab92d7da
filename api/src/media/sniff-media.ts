import { open, readFile } from 'node:fs/promises';
import { mediaLimits } from '@aangan/domain';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { countGifFrames } from './count-gif-frames.ts';
import type { VideoFormat } from './ffmpeg/prepare-video.ts';

/** The formats that are stored, by the extension they are served under. */
export const contentTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
} as const;

export type MediaExtension = keyof typeof contentTypes;

/** A PDF is stored for messages only, and not served under the addresses of media. */
export type StoredExtension = MediaExtension | 'pdf';

/** Whether the bytes of a file are a PDF. */
export async function isPdf(file: string): Promise<boolean> {
  return (await fileTypeFromFile(file).catch(() => undefined))?.ext === 'pdf';
}

/** The format of the bytes, whatever a name or a header says; undefined for one that is not stored. */
export async function sniffMedia(bytes: Uint8Array): Promise<MediaExtension | undefined> {
  if (isSvg(bytes)) return 'svg';
  const extension = (await fileTypeFromBuffer(bytes))?.ext;
  return extension !== undefined && isStored(extension) ? extension : undefined;
}

const isStored = (extension: string): extension is MediaExtension =>
  Object.hasOwn(contentTypes, extension);

/** SVG is text without a signature: file-type cannot tell it from other XML. */
function isSvg(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  return /^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(head);
}

/** A still or an animation that is kept as a picture, or what reads the video that it is or becomes. */
export type UploadKind = 'picture' | VideoFormat;

/** What may be uploaded, by the extension that file-type gives the format. */
const uploadKinds: Record<string, UploadKind> = {
  jpg: 'picture',
  png: 'picture',
  apng: 'apng',
  gif: 'gif',
  webp: 'picture',
  avif: 'picture',
  heic: 'picture',
  mp4: 'mov',
  m4v: 'mov',
  mov: 'mov',
};

/** What a file's bytes are, of what may be uploaded; undefined for anything else. */
export async function sniffUpload(file: string): Promise<UploadKind | undefined> {
  const { ext = '', mime = '' } = (await fileTypeFromFile(file).catch(() => undefined)) ?? {};
  if (mime.endsWith('-sequence') || (ext === 'avif' && (await isSequence(file)))) return 'mov';
  return Object.hasOwn(uploadKinds, ext) ? uploadKinds[ext] : undefined;
}

/** An AVIF of several pictures, of which sharp would keep the first. */
async function isSequence(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(12) });
    return buffer.toString('latin1', 8) === 'avis';
  } finally {
    await handle.close();
  }
}

/** Frames and pixels in all of an animation that is kept as a picture: of more, WebP takes minutes to be written. */
const framesMax = mediaLimits.framesMax;
const pixelsMax = 24_000_000;

/** Whether a GIF is more than is kept as a picture. Its parts are only counted, not decoded. */
export async function isTooMuch(file: string): Promise<boolean> {
  const gif = await readFile(file);
  if (gif.length < 13) return false;
  const [width, height] = [gif.readUInt16LE(6), gif.readUInt16LE(8)];
  const frames = countGifFrames(gif);
  return frames > 1 && (frames > framesMax || frames * width * height > pixelsMax);
}
