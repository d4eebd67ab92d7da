import { constants } from 'node:os';
import pLimit from 'p-limit';
import { type ContainedRun, runContained } from '../contained/run-contained.ts';
import { type FfmpegTask, ffmpegProgram } from './ffmpeg-program.ts';

export interface FfmpegOptions extends Omit<FfmpegTask, 'tool' | 'processorSeconds'> {
  tool?: FfmpegTask['tool'];
  /** The folder of all files. */
  directory: string;
  lane?: Lane;
  /** What is looked for in each line that it writes about its work. */
  alarm?: RegExp;
  /** Takes what it writes, as `runContained` says. */
  read?: (bytes: Buffer) => boolean;
  /** Kills it; the run then rejects. */
  signal?: AbortSignal | undefined;
}

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

/**
 * Decoding and encoding use every core they get; what takes seconds does not wait for what takes minutes, and what a
 * request waits for for neither. Each has its bounds: milliseconds in all, and seconds of processor time.
 */
const lanes = {
  request: { limit: pLimit(2), ms: 600_000, processorSeconds: 20, priority: PRIORITY_BELOW_NORMAL },
  short: { limit: pLimit(1), ms: 600_000, processorSeconds: 120, priority: PRIORITY_BELOW_NORMAL },
  long: { limit: pLimit(1), ms: 3_600_000, processorSeconds: 1_200, priority: PRIORITY_LOW },
};

/** What runs beside what. */
export type Lane = keyof typeof lanes;

/** Milliseconds without progress. */
const stallMs = 60_000;
/** Bytes of progress and descriptions; one with the most packets that are taken has six megabytes. */
const outputMax = 8 * 1024 * 1024;
/** Bytes that one allocation may have. */
const allocationMax = 256 * 1024 * 1024;

const always = { ffmpeg: ['-nostdin', '-y', '-nostats', '-progress', 'pipe:1'], ffprobe: [] };

/** Runs ffmpeg, contained: it has no network and no files but those in `directory`, and is killed when it stands still. */
export function runFfmpeg(options: FfmpegOptions): Promise<ContainedRun> {
  return lanes[options.lane ?? 'request'].limit(() => run(options));
}

async function run(options: FfmpegOptions): Promise<ContainedRun> {
  const { tool = 'ffmpeg', directory, inputs, outputs, alarm, read, signal } = options;
  const { ms, processorSeconds, priority } = lanes[options.lane ?? 'request'];
  const parameters = [
    '-hide_banner',
    '-v',
    'warning',
    '-max_alloc',
    String(allocationMax),
    ...always[tool],
    ...options.parameters,
  ];
  const program = await ffmpegProgram();
  const task = { tool, parameters, inputs, outputs, processorSeconds };
  const command = program(task, directory);
  const stall = { ms: stallMs, sign: progressOf };
  const limits = { outputMax, ms, priority, stall, signal, alarm, read };
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
