import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { carriedProgram } from '@aangan/server/carried-program';
import { jailed } from '../contained/jail.ts';
import { runContained } from '../contained/run-contained.ts';

/** A run of ffmpeg or ffprobe. Files are named without a folder; all are in one. */
export interface FfmpegTask {
  tool: 'ffmpeg' | 'ffprobe';
  parameters: string[];
  inputs: string[];
  outputs: string[];
  /** Of the system's ffmpeg, after which it is killed; as WebAssembly it has more. */
  processorSeconds: number;
}

/** What starts a task in a folder, contained. */
export type FfmpegProgram = (task: FfmpegTask, directory: string) => readonly string[];

const oldestMajor = 5;
const addressSpace = 2 * 1024 * 1024 * 1024;
/** The libraries of ffprobe alone have 200 MB of addresses. */
const addressSpaces = { ffmpeg: addressSpace, ffprobe: 512 * 1024 * 1024 };
/** A request waits for ffprobe. */
const probeSeconds = 10;
/** Without these the system's is no better than the one that came with the dependencies. */
const needed = [/\bzscale\b/, /\btonemap\b/, /\blibx264\b/, / aac /];

/** How much slower it is in WebAssembly; the module is loaded and compiled in this time too. */
const wasmFactor = 3;

let found: Promise<FfmpegProgram> | undefined;

/**
 * The system's ffmpeg where it is 5 or newer and can be kept from everything but its files; else the one in WebAssembly
 * that comes with the dependencies, which is contained on every system, and slower. Found once.
 * @throws Error where a busy machine takes too long to tell; it is asked again then
 */
export function ffmpegProgram(): Promise<FfmpegProgram> {
  found ??= systemIsGood().then(
    (isGood) => (isGood ? systemProgram : wasmProgram),
    (error) => {
      found = undefined;
      throw error;
    },
  );
  return found;
}

function systemProgram(task: FfmpegTask, directory: string): readonly string[] {
  const { tool, parameters } = task;
  const program = { command: [`/usr/bin/${tool}`, ...parameters], directory };
  const processorSeconds = secondsOf(task);
  const command = jailed({ ...program, addressSpace: addressSpaces[tool], processorSeconds });
  if (!command) throw new Error('ffmpeg cannot be contained here.');
  return command;
}

const secondsOf = ({ tool, processorSeconds }: FfmpegTask): number =>
  tool === 'ffprobe' ? probeSeconds : processorSeconds;

/** Exported for its test. @param ms that each answer may take @throws Error where one takes longer */
export async function systemIsGood(ms = 10_000): Promise<boolean> {
  if (!existsSync('/usr/bin/ffmpeg') || !existsSync('/usr/bin/ffprobe')) return false;
  const directory = mkdtempSync(path.join(tmpdir(), 'aangan-ffmpeg-'));
  try {
    const program = { directory, addressSpace };
    let told = '';
    for (const question of ['-version', '-filters', '-encoders']) {
      const command = jailed({
        ...program,
        command: ['/usr/bin/ffmpeg', '-hide_banner', question],
      });
      if (!command) return false;
      const run = await runContained(command, { cwd: directory, outputMax: 1_000_000, ms });
      if (run.code === null) throw new Error('ffmpeg took too long to say what it can do.');
      told += run.output;
    }
    const major = Number(/^ffmpeg version n?(\d+)\./.exec(told)?.[1] ?? 0);
    return major >= oldestMajor && needed.every((one) => one.test(told));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const require = createRequire(import.meta.url);
let parameters: string[] | undefined;

/** Exported for its test: machines with a good ffmpeg of their own do not use it. */
export function wasmProgram(task: FfmpegTask, directory: string): readonly string[] {
  const core = path.join(path.dirname(require.resolve('@ffmpeg/core/wasm')), '../esm');
  parameters ??= carriedProgram(new URL('./wasm-program.ts', import.meta.url));
  const node = (folder: string) => [
    process.execPath,
    '--permission',
    `--allow-fs-read=${core}`,
    `--allow-fs-read=${folder}`,
    `--allow-fs-write=${folder}`,
    ...(parameters ?? []),
    JSON.stringify({ ...task, core }),
  ];
  const readable = [core, path.dirname(process.execPath), import.meta.dirname];
  // Node reserves more addresses than it uses, so only the time is bounded.
  const processorSeconds = secondsOf(task) * wasmFactor;
  const command = node('/task');
  return jailed({ command, directory, readable, processorSeconds }) ?? node(directory);
}
