import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { MediaRefused } from './media-refused.ts';
import type { PictureAnswer, PictureTask } from './processing/prepare-picture.ts';
import { prepareVideo } from './processing/prepare-video.ts';
import { runWorker, WorkerFailed } from './processing/run-worker.ts';
import { type MediaExtension, sniffUpload } from './sniff-media.ts';

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

/** A picture, or a video with its still. */
export type PreparedMedia =
  | { mediaType: 'IMAGE'; file: PreparedFile }
  | { mediaType: 'VIDEO'; file: PreparedFile; still: PreparedFile };

/** How a picture is kept; sides in pixels. */
const keptAs = { longestSide: 2560, asStillWebp: false };
const avatarKeptAs = { longestSide: 1024, asStillWebp: true };
const pictureLimits = { ms: 20_000, bytes: 768 * 1024 * 1024 };

/**
 * Makes of an uploaded file what is kept of it: by its bytes a picture or a video, without what a camera notes in it.
 * @param directory a folder for the files that are made; the caller removes it
 * @param signal stops the work, which then rejects
 * @throws MediaRefused; an error with the code ENOSPC on a full disk
 */
export async function prepareMedia(
  upload: string,
  directory: string,
  signal?: AbortSignal,
): Promise<PreparedMedia> {
  const kind = await sniffUpload(upload);
  if (!kind) throw new MediaRefused('not_media');
  if (kind === 'picture') {
    return { mediaType: 'IMAGE', file: await pictureFile(upload, directory, keptAs) };
  }
  const { file, still } = await prepareVideo(upload, directory, signal);
  const poster = await pictureFile(still, directory, keptAs);
  const { width, height, dominantColor } = poster;
  const video = { ...(await measured(file)), extension: 'mp4' as const };
  return { mediaType: 'VIDEO', file: { ...video, width, height, dominantColor }, still: poster };
}

/** Makes of an uploaded picture what is kept of it as an account's. @throws as {@link prepareMedia} */
export async function prepareAvatar(upload: string, directory: string): Promise<PreparedFile> {
  if ((await sniffUpload(upload)) !== 'picture') throw new MediaRefused('invalid_image');
  return pictureFile(upload, directory, avatarKeptAs);
}

async function pictureFile(
  upload: string,
  directory: string,
  kept: Pick<PictureTask, 'longestSide' | 'asStillWebp'>,
): Promise<PreparedFile> {
  const output = path.join(directory, 'picture');
  const task: PictureTask = { kind: 'picture', input: upload, output, ...kept };
  const answer = await runWorker<PictureAnswer>(task, pictureLimits).catch((error: unknown) => {
    if (error instanceof WorkerFailed) throw new MediaRefused('invalid_image');
    throw error;
  });
  if ('storageFull' in answer)
    throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
  if ('problem' in answer) throw new MediaRefused(answer.problem);
  return { ...(await measured(output)), ...answer };
}

async function measured(file: string) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return { path: file, sha256: hash.digest('hex'), bytes: (await stat(file)).size };
}
