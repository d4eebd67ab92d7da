import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runFfmpeg } from '../../src/media/ffmpeg/run-ffmpeg.ts';

const sources = {
  video: ['-f', 'lavfi', '-i', 'testsrc=size=320x240:rate=10'],
  sound: ['-f', 'lavfi', '-i', 'sine=sample_rate=44100'],
};
const turn = ['-metadata:s:v:0', 'rotate=90'];
const where = ['-metadata', 'location=+12.9716+077.5946/'];

const recipes = {
  /** As an iPhone films: HEVC with sound in QuickTime, and where it was. */
  hevcMov: [
    ...sources.video,
    ...sources.sound,
    '-t',
    '2',
    '-c:v',
    'libx265',
    '-tag:v',
    'hvc1',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    ...where,
    '-f',
    'mov',
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
    ...sources.video,
    ...sources.sound,
    '-t',
    '2',
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
  ],
  hevcFastStart: [
    ...sources.video,
    '-t',
    '2',
    '-c:v',
    'libx265',
    '-tag:v',
    'hvc1',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    '-f',
    'mov',
  ],
  soundOnly: [...sources.sound, '-t', '2', '-c:a', 'aac', '-f', 'mp4'],
  /** As a phone films in HDR: 10 bits, with the transfer of HLG. */
  hdr: [
    ...sources.video,
    '-t',
    '1',
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p10le',
    '-color_primaries',
    'bt2020',
    '-color_trc',
    'arib-std-b67',
    '-colorspace',
    'bt2020nc',
    '-f',
    'mov',
  ],
  /** Its title says that it is shorter than it is. */
  lying: [
    '-f',
    'lavfi',
    '-i',
    'color=size=32x32:rate=1',
    '-t',
    '301',
    '-metadata',
    'title=Duration: 00:00:01.00',
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-f',
    'mp4',
  ],
  /** A picture every five minutes. */
  sparse: [
    '-f',
    'lavfi',
    '-i',
    'color=size=32x32:rate=1/300',
    '-t',
    '3000',
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-f',
    'mp4',
  ],
  /** A dozen still pictures of the largest size, which nothing but a conversion makes playable. */
  largest: [
    '-f',
    'lavfi',
    '-i',
    'color=size=4096x4096:rate=10',
    '-frames:v',
    '12',
    '-bf',
    '0',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv444p',
    '-f',
    'mp4',
  ],
  /** The same in 4K, as many as are shown in 300 ms. */
  large: [
    '-f',
    'lavfi',
    '-i',
    'color=size=3840x2160:rate=10',
    '-frames:v',
    '18',
    '-bf',
    '0',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv444p',
    '-f',
    'mp4',
  ],
  /** 180,000 pictures in a small file: 600 in each second. */
  manySamples: [
    '-f',
    'lavfi',
    '-i',
    'color=size=16x16:rate=600',
    '-t',
    '300',
    '-c:v',
    'mpeg4',
    '-f',
    'mp4',
  ],
  apng: [...sources.video, '-t', '1', '-plays', '0', '-f', 'apng'],
  gif: [...sources.video, '-t', '40', '-f', 'gif'],
  long: [
    '-f',
    'lavfi',
    '-i',
    'color=size=32x32:rate=1',
    '-t',
    '301',
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-f',
    'mp4',
  ],
};

/** A video made for a test. */
export async function makeVideo(kind: keyof typeof recipes): Promise<Buffer> {
  return withFolder(async (folder) => {
    await ffmpeg(folder, [], [...recipes[kind], 'video']);
    return readFile(path.join(folder, 'video'));
  });
}

/** A video as a phone that is held upright films it: the pixels lie on their side, and the file says so. */
export async function turnedVideo(): Promise<Buffer> {
  return withFolder(async (folder) => {
    await ffmpeg(folder, [], [...recipes.h264Mov, 'flat']);
    await ffmpeg(folder, ['flat'], ['-i', 'flat', '-c', 'copy', ...turn, 'turned.mov']);
    return readFile(path.join(folder, 'turned.mov'));
  });
}

/** What ffprobe says of the tracks and texts of a video. */
export async function describeVideo(bytes: Buffer): Promise<string> {
  return withFolder(async (directory) => {
    await writeFile(path.join(directory, 'video'), bytes);
    const { output } = await runFfmpeg({
      tool: 'ffprobe',
      directory,
      inputs: ['video'],
      outputs: [],
      parameters: ['-of', 'json=compact=1', '-show_streams', '-show_format', 'video'],
    });
    return output.toString();
  });
}

async function ffmpeg(directory: string, inputs: string[], parameters: string[]): Promise<void> {
  const outputs = parameters.slice(-1);
  const { code, log } = await runFfmpeg({ directory, inputs, outputs, parameters });
  assert.equal(code, 0, log);
}

async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-video-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
