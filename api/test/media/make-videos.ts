import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ffmpegProgram } from '../../src/media/processing/ffmpeg-program.ts';

const run = promisify(execFile);

const sources = {
  video: ['-f', 'lavfi', '-i', 'testsrc=size=320x240:rate=10'],
  sound: ['-f', 'lavfi', '-i', 'sine=sample_rate=44100'],
};
const where = ['-metadata', 'location=+12.9716+077.5946/'];

const recipes = {
  /** As an iPhone films: HEVC with sound in QuickTime, and where it was. */
  hevcMov: [
    ...[...sources.video, ...sources.sound, '-t', '2', '-c:v', 'libx265', '-tag:v', 'hvc1'],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', ...where, '-f', 'mov'],
  ],
  h264Mov: [
    ...sources.video,
    '-t',
    '2',
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    ...where,
    '-f',
    'mov',
  ],
  h264Mp4: [...sources.video, '-t', '2', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-f', 'mp4'],
  /** Its index comes first, as on most sites: what is left of it after a cut can still be opened. */
  fastStart: [
    ...[...sources.video, ...sources.sound, '-t', '2', '-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-movflags', '+faststart', '-f', 'mp4'],
  ],
  hevcFastStart: [
    ...[...sources.video, '-t', '2', '-c:v', 'libx265', '-tag:v', 'hvc1', '-pix_fmt', 'yuv420p'],
    ...['-movflags', '+faststart', '-f', 'mov'],
  ],
  soundOnly: [...sources.sound, '-t', '2', '-c:a', 'aac', '-f', 'mp4'],
  long: [
    ...['-f', 'lavfi', '-i', 'color=size=32x32:rate=1', '-t', '301'],
    ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-f', 'mp4'],
  ],
};

/** A video made for a test. */
export async function makeVideo(kind: keyof typeof recipes): Promise<Buffer> {
  return withFolder(async (folder) => {
    const file = path.join(folder, 'video');
    await ffmpeg([...recipes[kind], file]);
    return readFile(file);
  });
}

/** A video as a phone that is held upright films it: the pixels lie on their side, and the file says so. */
export async function turnedVideo(): Promise<Buffer> {
  return withFolder(async (folder) => {
    const [flat, turned] = [path.join(folder, 'flat.mov'), path.join(folder, 'turned.mov')];
    await ffmpeg([...recipes.h264Mov, flat]);
    await ffmpeg(['-i', flat, '-c', 'copy', '-metadata:s:v:0', 'rotate=90', turned]);
    return readFile(turned);
  });
}

/** What ffmpeg says of a video. */
export async function describeVideo(bytes: Buffer): Promise<string> {
  return withFolder(async (folder) => {
    const file = path.join(folder, 'video');
    await writeFile(file, bytes);
    const failed = await ffmpeg(['-i', file]).catch((error: { stderr: string }) => error);
    return failed.stderr;
  });
}

const ffmpeg = (parameters: string[]) =>
  run(ffmpegProgram() ?? 'ffmpeg', ['-hide_banner', '-y', ...parameters]);

async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-video-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
