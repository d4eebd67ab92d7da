import { stat } from 'node:fs/promises';
import path from 'node:path';
import { mediaLimits } from '@aangan/domain';
import { MediaRefused } from '../media-refused.ts';
import { ffmpegProgram } from './ffmpeg-program.ts';
import { type Probe, readProbe } from './read-probe.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** The files that were made of a video. */
export interface PreparedVideo {
  /** H.264 in MP4, with AAC or without sound: what every current browser plays. */
  file: string;
  /** A picture of one of its first frames. */
  still: string;
}

/** Milliseconds. An upload is answered within a minute, so all steps together take less. */
const copyMs = 10_000;
const convertMs = 35_000;
/** Pixels of the longer side of a video that is opened, and of one that is converted. */
const sideMax = 4_096;
const convertedSide = 1_280;

/** Only the container of QuickTime and MP4 files, and only files: not what a playlist in disguise names. */
const input = (file: string) => ['-protocol_whitelist', 'file', '-f', 'mov', '-i', file];
const tracks = ['-map', '0:v:0', '-map', '0:a:0?', '-map_chapters', '-1'];
/** Without what a camera notes, such as where. */
const anonymous = ['-map_metadata', '-1', '-map_metadata:s:v', '-1', '-fflags', '+bitexact'];
/** The index comes first, so that a browser can start before it has everything. */
const asMp4 = ['-movflags', '+faststart', '-f', 'mp4'];
const copied = ['-c', 'copy'];
const converted = [
  ...[
    '-vf',
    `scale='if(gt(iw,ih),min(${convertedSide},iw),-2)':'if(gt(iw,ih),-2,min(${convertedSide},ih))',format=yuv420p,scale=trunc(iw/2)*2:trunc(ih/2)*2`,
  ],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-threads', '2'],
  ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2'],
];

/**
 * Puts a video into a form that every browser plays: what is H.264 already is only put into another container, the
 * rest is encoded again.
 * @param signal stops the work, which then rejects
 * @throws MediaRefused
 */
export async function prepareVideo(
  upload: string,
  directory: string,
  signal?: AbortSignal,
): Promise<PreparedVideo> {
  const program = ffmpegProgram();
  if (!program) throw new MediaRefused('video_not_convertible');
  const run = (parameters: string[], ms: number) =>
    runFfmpeg(program, parameters, { ms, ...(signal && { signal }) });
  // Without an output ffmpeg only describes its input, and fails.
  const probe = readProbe((await run(input(upload), copyMs)).log);
  const seconds = check(probe);
  const file = path.join(directory, 'video');
  const [codecs, ms] = isPlayable(probe) ? [copied, copyMs] : [converted, convertMs];
  const made = await run(
    [...input(upload), ...tracks, ...codecs, ...anonymous, ...asMp4, file],
    ms,
  );
  if (!made.ok) throw refusalOf(made.log);
  if (isTruncated(made.log)) throw new MediaRefused('invalid_video');
  const still = path.join(directory, 'still.png');
  const at = ['-ss', String(Math.min(1, seconds / 4))];
  const taken = await run([...at, ...input(file), '-frames:v', '1', '-f', 'image2', still], copyMs);
  if (!taken.ok || !(await isThere(still))) throw refusalOf(taken.log);
  return { file, still };
}

/** @returns the length in seconds */
function check({ video, seconds }: Probe): number {
  if (!video || seconds === undefined) throw new MediaRefused('invalid_video');
  if (seconds > mediaLimits.videoSecondsMax) throw new MediaRefused('video_too_long');
  if (Math.max(video.width, video.height) > sideMax)
    throw new MediaRefused('video_not_convertible');
  return seconds;
}

const isPlayable = ({ video, audio }: Probe) =>
  video?.codec === 'h264' &&
  ['yuv420p', 'yuvj420p'].includes(video.pixelFormat) &&
  [undefined, 'aac', 'mp3'].includes(audio);

/** Where the index comes first, ffmpeg takes what is there of a file that breaks off, and only says so. */
const isTruncated = (log: string) => /corrupt input packet|: partial file/.test(log);

function refusalOf(log: string): Error {
  if (/No space left on device/.test(log)) {
    return Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
  }
  const isCorrupt = /Invalid data found|moov atom not found|Error while decoding/.test(log);
  return new MediaRefused(isCorrupt ? 'invalid_video' : 'video_not_convertible');
}

const isThere = (file: string) =>
  stat(file).then(
    ({ size }) => size > 0,
    () => false,
  );
