import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaLimits } from '@aangan/domain';
import { type InspectedVideo, inspectVideo, prepareVideo } from './ffmpeg/prepare-video.ts';
import { MediaRefused } from './media-refused.ts';
import { WorkerFailed } from './processing/picture-worker.ts';
import type { PictureTask } from './processing/prepare-picture.ts';
import { decodePicture } from './processing/run-worker.ts';
import { isTooMuch, type MediaExtension, sniffUpload } from './sniff-media.ts';

/** A file that can be stored and served as it is. */
export interface PreparedFile {
  path: string;
  sha256: string;
  bytes: number;
  extension: MediaExtension;
  /** Pixels. */
  width: number;
  height: number;
  /** #rrggbb */
  dominantColor: string;
}

/** A picture as it is kept. */
export interface PreparedPicture extends PreparedFile {
  /** Its grey square, to know it again by. */
  square: Uint8Array;
}

interface PreparedPictureFile {
  mediaType: 'IMAGE';
  file: PreparedPicture;
}

/** A picture, or a video with its still. */
export type PreparedMedia =
  | PreparedPictureFile
  | { mediaType: 'VIDEO'; file: PreparedFile; still: PreparedPicture };

/** What a medium is known again by: a picture, or the still of a video. */
export const pictureOf = (media: PreparedMedia): PreparedPicture =>
  media.mediaType === 'VIDEO' ? media.still : media.file;

/** How a picture is kept; sides in pixels. */
const keptAs = { maxSide: 2560, asStillWebp: false };
const avatarKeptAs = { maxSide: 1024, asStillWebp: true };
/** An animation takes the longest: 4.6 s of a processor for 23 million pixels, of the 64 million that one may have. */
const pictureLimits = { ms: 60_000, processorSeconds: 20, bytes: 1024 * 1024 * 1024 };

export interface PrepareOptions {
  /** A folder with the upload, for the files that are made; the caller removes it. */
  directory: string;
  /** Stops the work, which then rejects. */
  signal?: AbortSignal | undefined;
  /** Whether a video is converted among those that take minutes; by default its pixels decide. */
  isLong?: boolean;
}

/**
 * Makes of an uploaded file what is kept of it: by its bytes a picture or a video, without what a camera notes in it.
 * Animations that are too much for a picture become videos.
 * @throws MediaRefused; an error with the code ENOSPC on a full disk
 */
export async function prepareMedia(
  upload: string,
  options: PrepareOptions,
): Promise<PreparedMedia> {
  const opened = await openMedia(upload, options);
  if ('file' in opened) return opened;
  const { isLong = opened.isLong } = options;
  return convertVideo(upload, { ...opened, isLong }, options);
}

/**
 * Makes a picture, or looks at a video before it is made.
 * @throws as {@link prepareMedia}
 */
export async function openMedia(
  upload: string,
  options: PrepareOptions,
): Promise<PreparedPictureFile | InspectedVideo> {
  const kind = await sniffUpload(upload);
  if (!kind) throw new MediaRefused('not_media');
  if (kind === 'picture' || (kind === 'gif' && !(await isTooMuch(upload)))) {
    return { mediaType: 'IMAGE', file: await pictureFile(upload, options.directory, keptAs) };
  }
  return inspectVideo(kind, path.basename(upload), options);
}

/** Makes the video that was looked at. @throws as {@link prepareMedia} */
export async function convertVideo(
  upload: string,
  inspected: InspectedVideo,
  options: PrepareOptions,
): Promise<PreparedMedia> {
  const { file, still } = await prepareVideo(inspected, path.basename(upload), options);
  const poster = await pictureFile(still, options.directory, keptAs);
  const { width, height, dominantColor } = poster;
  const video = { ...(await measured(file)), extension: 'mp4' as const };
  return { mediaType: 'VIDEO', file: { ...video, width, height, dominantColor }, still: poster };
}

/** Makes of an uploaded picture what is kept of it as an account's. @throws as {@link prepareMedia} */
export async function prepareAvatar(upload: string, directory: string): Promise<PreparedFile> {
  const kind = await sniffUpload(upload);
  if (kind === undefined || kind === 'mov') throw new MediaRefused('invalid_image');
  return pictureFile(upload, directory, avatarKeptAs);
}

async function pictureFile(
  upload: string,
  directory: string,
  kept: Pick<PictureTask, 'maxSide' | 'asStillWebp'>,
): Promise<PreparedPicture> {
  const task: PictureTask = { kind: 'picture', bounds: mediaLimits, ...kept };
  const { answer, files } = await decodePicture(task, () => readFile(upload), pictureLimits).catch(
    (error: unknown) => {
      if (!(error instanceof WorkerFailed)) throw error;
      throw new MediaRefused(error.isLimit ? 'picture_too_slow' : 'invalid_image');
    },
  );
  if ('problem' in answer) throw new MediaRefused(answer.problem);
  const output = path.join(directory, 'picture');
  const [picture = Buffer.alloc(0), square = Buffer.alloc(0)] = files;
  await writeFile(output, picture);
  return { ...(await measured(output)), ...answer, square };
}

/** A file with its hash and length. */
export async function measured(file: string) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return { path: file, sha256: hash.digest('hex'), bytes: (await stat(file)).size };
}
