import pLimit from 'p-limit';
import { type ContainedRun, runContained } from '../contained/run-contained.ts';
import { type FfmpegTask, ffmpegProgram } from './ffmpeg-program.ts';

export interface FfmpegOptions extends Omit<FfmpegTask, 'tool'> {
  tool?: FfmpegTask['tool'];
  /** The folder of all files. */
  directory: string;
  /** Whether it may take minutes. */
  isLong?: boolean;
  /** What is looked for in each line that it writes about its work. */
  alarm?: RegExp;
  /** Kills it; the run then rejects. */
  signal?: AbortSignal | undefined;
}

/** Decoding and encoding use every core they get; a short run does not wait for a long one. */
const lanes = { short: pLimit(2), long: pLimit(1) };

/** Milliseconds without progress, and in all. What is slow but gets on is finished. */
const stallMs = 60_000;
const ms = 60 * 60_000;
/** Bytes of progress and descriptions; a description has some kilobytes. */
const outputMax = 16 * 1024 * 1024;
/** Bytes that one allocation may have. */
const allocationMax = 256 * 1024 * 1024;

const always = {
  ffmpeg: ['-nostdin', '-y', '-nostats', '-progress', 'pipe:1'],
  ffprobe: ['-of', 'json'],
};

/** Runs ffmpeg, contained: it has no network and no files but those in `directory`, and is killed when it stands still. */
export function runFfmpeg(options: FfmpegOptions): Promise<ContainedRun> {
  return lanes[options.isLong ? 'long' : 'short'](() => run(options));
}

async function run(options: FfmpegOptions): Promise<ContainedRun> {
  const { tool = 'ffmpeg', directory, inputs, outputs, alarm, signal } = options;
  const parameters = [
    ...['-hide_banner', '-v', 'warning', '-max_alloc', String(allocationMax)],
    ...always[tool],
    ...options.parameters,
  ];
  const program = await ffmpegProgram();
  const command = program({ tool, parameters, inputs, outputs }, directory);
  const stall = { ms: stallMs, sign: progressOf };
  const limits = { outputMax, ms, stall, signal, alarm };
  return runContained(command, { cwd: directory, ...limits });
}

/** How far it has got: the time of the last picture, or its number. */
const progressOf = (output: string) =>
  output
    .match(/^(?:out_time_us|frame)=(?!N\/A).*$/gm)
    ?.slice(-2)
    .join() ?? '';

/** How long what was written so far lasts, in seconds. */
export function secondsWritten({ output }: ContainedRun): number {
  const told = output
    .toString('latin1')
    .match(/^out_time_us=\d+$/gm)
    ?.at(-1);
  return Number(told?.split('=')[1] ?? 0) / 1_000_000;
}
