import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { carriedProgram } from '@aangan/server/carried-program';
import { isKilled, jailed, killGroup, spawnGroup } from '../contained/jail.ts';
import { type Frame, frameOf, framesIn } from './frames.ts';
import type { TaskResult } from './task-result.ts';
import type { WorkerTask } from './worker.ts';

/** The worker took too long, needed too much memory or crashed: the file is at fault, or is too much for us. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed';
  /** Whether a limit of time, memory or output ended it. */
  readonly isLimit: boolean;

  constructor(message: string, isLimit: boolean) {
    super(message);
    this.isLimit = isLimit;
  }
}

/** A process for one task after another. After a failure it is over. */
export type PictureWorker = ReturnType<typeof startPictureWorker>;

/** The status with which a worker ends itself, over a limit of memory or processor time. */
const overLimit = 75;
/** The system ends one that is too busy to end itself. */
const graceSeconds = 5;
const outputMax = 128 * 1024 * 1024;
const logMax = 500;

/**
 * Starts a process that decodes pictures and has no files, no network and no secrets.
 * @param memoryMax bytes of resident memory at which it ends itself
 * @param processorSeconds of all its tasks after which it ends itself; 0 for no limit
 */
export function startPictureWorker(memoryMax: number, processorSeconds = 0) {
  const directory = mkdtempSync(path.join(tmpdir(), 'aangan-picture-'));
  const child = spawnGroup(workerCommand(directory, memoryMax, processorSeconds), directory);
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-logMax);
  });
  // A process that ends before it has read all is told by its status.
  child.stdin.on('error', () => undefined);
  const exited = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  const remove = () => rmSync(directory, { recursive: true, force: true });
  void exited.then(remove);
  const answers = framesIn(child.stdout, outputMax);
  const pipes = [child.stdin, child.stdout, child.stderr] as unknown as Unreferable[];

  /** @throws WorkerFailed */
  async function run(task: WorkerTask, picture: Uint8Array, ms: number) {
    let isLimit = false;
    const stop = () => {
      isLimit = true;
      killGroup(child);
    };
    const deadline = setTimeout(stop, ms);
    try {
      for (const part of frameOf(task, [picture])) child.stdin.write(part);
      // An answer that is too long ends it like one that takes too long.
      const next = await answers.next().catch(stop);
      if (next?.value) return readResult(next.value);
      // Its output may have ended without it.
      const code = await exited;
      const why = `The media worker ended with ${code}: ${log}`;
      throw new WorkerFailed(why, isLimit || code === overLimit || isKilled(child));
    } finally {
      clearTimeout(deadline);
    }
  }

  return {
    run,
    /** Resolves when it is over. */
    exited,
    /** Ends it at once. There is no gentler way: with its answer it has done all, and one that was asked may not end. */
    kill: () => killGroup(child),
    /** Ends it at once, and waits for nothing: the process that started it is about to exit. */
    abandon() {
      killGroup(child);
      remove();
    },
    /** Whether it keeps the process that started it alive. */
    keepAlive(isNeeded: boolean) {
      for (const one of [child, ...pipes]) isNeeded ? one.ref() : one.unref();
    },
  };
}

/** Pipes to children are sockets. */
interface Unreferable {
  ref(): unknown;
  unref(): unknown;
}

const here = import.meta.dirname;
const packages = [
  path.join(here, '../../../node_modules'),
  path.join(here, '../../../../node_modules'),
];
let program: string[] | undefined;

/** The worker reads its own code, and has to load sharp's native part. */
function workerCommand(directory: string, memoryMax: number, processorSeconds: number): string[] {
  const file = (name: string) => new URL(name, import.meta.url);
  program ??= carriedProgram(
    file('./worker.ts'),
    [
      './frames.ts',
      './make-copies.ts',
      './prepare-picture.ts',
      './decode-heic.ts',
      './grey-square.ts',
    ].map(file),
  );
  const command = [
    process.execPath,
    '--permission',
    '--allow-addons',
    ...packages.map((folder) => `--allow-fs-read=${folder}`),
    ...program,
    String(memoryMax),
    String(processorSeconds),
  ];
  const readable = [...packages, here, path.dirname(process.execPath)];
  const limit = processorSeconds && processorSeconds + graceSeconds;
  return jailed({ command, directory, readable, processorSeconds: limit }) ?? command;
}

function readResult({ head, body }: Frame): TaskResult<unknown> {
  const { answer, lengths } = head as { answer: unknown; lengths: number[] };
  let at = 0;
  const files = lengths.map((length) => {
    at += length;
    return body.subarray(at - length, at);
  });
  return { answer, files };
}
