import { stat } from 'node:fs/promises';
import path from 'node:path';
import { mediaLimits } from '@aangan/domain';
import type { ContainedRun } from '../contained/run-contained.ts';
import { MediaRefused } from '../media-refused.ts';
import { checkIndex } from './check-index.ts';
import { conversionOf, copyOf, playsEverywhere } from './conversion.ts';
import { createProbeReader, type Probe, probed, type VideoTrack } from './read-probe.ts';
import { type Lane, runFfmpeg, secondsWritten } from './run-ffmpeg.ts';

/** The container of an upload, as ffmpeg names what reads it. */
export type VideoFormat = 'mov' | 'gif' | 'apng';

/** A video that can be taken. */
export interface InspectedVideo {
  format: VideoFormat;
  track: VideoTrack;
  /** Whether every browser plays it once it is in MP4: it then takes no time worth telling. */
  isPlayable: boolean;
  /** Whether it takes minutes to convert. */
  isLong: boolean;
}

/** The files that were made of a video. */
export interface PreparedVideo {
  /** H.264 in MP4, with AAC or without sound: what every current browser plays. */
  file: string;
  /** A picture of one of its first frames. */
  still: string;
}

interface Work {
  /** The folder of the upload, and of what is made of it. */
  directory: string;
  signal?: AbortSignal | undefined;
}

const { videoSecondsMax, videoPixelsMax } = mediaLimits;
/** Pixels of all pictures of a video that is converted in about a minute: two and a half minutes of 720p at 30 a second. */
const shortPixelsMax = 5_000_000_000;
/** Pixels of the longer side of a video that is opened. */
const sideMax = 4_096;
/** Phones film at most 240 pictures a second; an index of millions only costs time. */
const samplesMax = videoSecondsMax * 240;
/** Of all tracks: as many parts of sound, and of what else a phone records, as there may be pictures. */
const packetsMax = 2 * samplesMax;

/** Only the format that the bytes have, and only files: not what a playlist in disguise names. */
const input = (format: VideoFormat, name: string) => [
  '-protocol_whitelist',
  'file,pipe',
  '-f',
  format,
  '-i',
  name,
];
/** The pictures that were described, and no other track of pictures. */
const tracks = ({ index }: VideoTrack) => [
  '-map',
  `0:${index}`,
  '-map',
  '0:a:0?',
  '-map_chapters',
  '-1',
];
/** Without what a camera notes, such as where. */
const anonymous = ['-map_metadata', '-1', '-map_metadata:s:v', '-1', '-fflags', '+bitexact'];
/** The index comes first, so that a browser can start before it has everything. */
const asMp4 = ['-movflags', '+faststart', '-f', 'mp4'];
/** Where the index comes first, ffmpeg takes what is there of a file that breaks off, and only says so. */
const truncated = /corrupt input packet|: partial file/;

/**
 * Looks at a video without decoding more of it than its first frame. How long it is its samples say.
 * @param name of the upload, in the folder
 * @throws MediaRefused
 */
export async function inspectVideo(
  format: VideoFormat,
  name: string,
  { directory, signal }: Work,
): Promise<InspectedVideo> {
  if (format === 'mov') await checkIndex(path.join(directory, name));
  const reader = createProbeReader(packetsMax);
  const described = await runFfmpeg({
    tool: 'ffprobe',
    parameters: [...probed, ...input(format, name)],
    inputs: [name],
    outputs: [],
    directory,
    signal,
    read: reader.read,
  });
  if (described.isStopped && reader.isUseful()) throw refusalOf(described);
  const probe = reader.probe();
  const track = check(probe, format);
  const pixels = track.width * track.height * track.samples;
  const isPlayable = playsEverywhere(track, probe.audio);
  if (!isPlayable && pixels > videoPixelsMax) throw new MediaRefused('video_too_slow');
  return { format, track, isPlayable, isLong: !isPlayable && pixels > shortPixelsMax };
}

function check({ video, seconds }: Probe, format: VideoFormat): VideoTrack {
  if (!video || (format === 'mov' && seconds === undefined))
    throw new MediaRefused('invalid_video');
  if ((seconds ?? 0) > videoSecondsMax) throw new MediaRefused('video_too_long');
  if (video.samples > samplesMax) throw new MediaRefused('invalid_video');
  if (Math.max(video.width, video.height) > sideMax)
    throw new MediaRefused('video_not_convertible');
  return video;
}

/**
 * Puts a video into a form that every browser plays: what is H.264 already is only put into another container, the
 * rest is encoded again. What takes longer than it looked is refused in the lane of short ones, as in that of long ones.
 * @param name of the upload, in the folder
 * @throws MediaRefused
 */
export async function prepareVideo(
  { format, track, isPlayable, isLong }: InspectedVideo,
  name: string,
  work: Work,
): Promise<PreparedVideo> {
  const lane: Lane = isPlayable ? 'request' : isLong ? 'long' : 'short';
  const codecs = isPlayable ? copyOf(track) : conversionOf(track);
  const made = await runFfmpeg({
    parameters: [
      ...input(format, name),
      ...tracks(track),
      '-t',
      String(videoSecondsMax + 1),
      ...codecs,
      ...anonymous,
      ...asMp4,
      'video',
    ],
    inputs: [name],
    outputs: ['video'],
    alarm: truncated,
    lane,
    ...work,
  });
  if (made.code !== 0) throw refusalOf(made);
  if (made.isAlarmed) throw new MediaRefused('invalid_video');
  const seconds = secondsWritten(made);
  if (seconds > videoSecondsMax + 0.5) throw new MediaRefused('video_too_long');
  const at = String(Math.min(1, seconds / 4));
  const taken = await runFfmpeg({
    parameters: [
      '-ss',
      at,
      ...input('mov', 'video'),
      '-frames:v',
      '1',
      '-f',
      'image2',
      'still.png',
    ],
    inputs: ['video'],
    outputs: ['still.png'],
    ...work,
  });
  const [file, still] = ['video', 'still.png'].map((one) => path.join(work.directory, one));
  if (taken.code !== 0 || !file || !still || !(await isThere(still))) throw refusalOf(taken);
  return { file, still };
}

function refusalOf({ log, isStopped }: ContainedRun): Error {
  if (/No space left on device/.test(log)) {
    return Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
  }
  if (isStopped) return new MediaRefused('video_too_slow');
  const isCorrupt = /Invalid data found|moov atom not found|Error while decoding/.test(log);
  return new MediaRefused(isCorrupt ? 'invalid_video' : 'video_not_convertible');
}

const isThere = (file: string) =>
  stat(file).then(
    ({ size }) => size > 0,
    () => false,
  );
