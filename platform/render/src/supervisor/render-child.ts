import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { RenderedPage, RenderFailure } from '@aangan/manifest';
import { carriedProgram } from '@aangan/server/carried-program';
import { createFrameReader, encodeFrame } from '../protocol/frames.ts';
import type { Job } from '../protocol/messages.ts';
import { type CheckedMessage, readAnswer } from '../protocol/read-answer.ts';
import { problemOfHtml } from './check-html.ts';
import type { Containment } from './containment.ts';
import { createErrorOutput } from './error-output.ts';
import { keepStill } from './keep-still.ts';
import type { RenderLimits } from './limits.ts';
import { startClock } from './processor-clock.ts';
import { residentMemory } from './resident-memory.ts';

/** How often a child's memory is looked at while it renders, in milliseconds. */
const watchMs = 20;
const megabyte = 1024 * 1024;

/** How a job ended. `untaken`: the child never began it, so another child may. */
export type JobOutcome =
  | { page: RenderedPage | null; cpuMs: number }
  | { failure: RenderFailure; detail: string }
  | 'untaken';

/** One child process. It runs one job at a time; after a failure that may have harmed it, it is killed. */
export interface RenderChild {
  /** The process id; 0 if the process could not be started. */
  readonly pid: number;
  /** Resolves when the child can take jobs; false if it ended before. */
  ready: Promise<boolean>;
  /** Resolves when the process has ended. */
  ended: Promise<void>;
  /** Whether the child is ending and takes no more jobs. */
  readonly isEnding: boolean;
  run(job: Job): Promise<JobOutcome>;
  /** Its memory in bytes; 0 if the system does not report it. */
  residentBytes(): number;
  kill(): void;
}

interface RunningJob {
  id: number;
  isTaken: boolean;
  /** The child has begun the job: from now on the time counts for the page. */
  take(): void;
  end(outcome: JobOutcome): void;
}

interface ChildOptions {
  containment: Containment;
  limits: RenderLimits;
  /** Called with what the child wrote to stderr, up to the logged limit. */
  onText?: ((text: string) => void) | undefined;
}

export function startRenderChild({ containment, limits, onText }: ChildOptions): RenderChild {
  const child = spawnChild(containment, limits);
  const pid = child.pid ?? 0;
  const stillness = keepStill(pid, containment);
  const errors = createErrorOutput(child.stderr, onText);
  let current: RunningJob | null = null;
  let isEnding = false;
  let sayReady: (isReady: boolean) => void = () => undefined;
  const ready = new Promise<boolean>((resolve) => {
    sayReady = resolve;
  });

  const kill = () => {
    isEnding = true;
    child.kill('SIGKILL');
  };
  const fail = (failure: RenderFailure, detail: string) => {
    kill();
    current?.end({ failure, detail });
  };
  /** A process that ended before it took its job did not end because of that job. */
  const failAtEnd = (how: string | number | null) => {
    if (current?.isTaken === false) current.end('untaken');
    else if (errors.isOutOfMemory()) fail('memory', 'the heap is full');
    else fail('exit', `the process ended with ${how}`);
  };

  const ended = new Promise<void>((resolve) => {
    const end = (code: number | null, signal: string | null) => {
      isEnding = true;
      sayReady(false);
      failAtEnd(signal ?? code);
      resolve();
    };
    child.once('error', (error) => end(null, error.message));
    // `close` comes after all output of the process; `exit` may come before.
    child.once('close', end);
  });

  const onMessage = (message: CheckedMessage) => {
    if (message.type === 'ready') {
      if (!current) stillness.begin();
      return sayReady(true);
    }
    const isInOrder = current?.isTaken === (message.type !== 'taken');
    if (message.id !== current?.id || !isInOrder) return fail('output', 'an answer out of order');
    if (message.type === 'taken') {
      current.isTaken = true;
      current.take();
    } else if (message.type === 'done') {
      const problem = message.page && problemOfHtml(message.page.html);
      if (problem) return fail('output', problem);
      current.end({ page: message.page, cpuMs: message.cpuMs });
    } else {
      if (message.isLast) kill();
      current.end({ failure: message.failure, detail: message.detail });
    }
  };
  (child.stdio[3] as Socket).on(
    'data',
    createFrameReader(limits.outputBytes, {
      onFrame: (value) => {
        const message = readAnswer(value);
        if (message) onMessage(message);
        else fail('output', 'an answer that is not a rendered page');
      },
      onViolation: (reason) => fail('output', reason),
    }),
  );

  const watchMemory = () => {
    const used = residentMemory(pid) / megabyte;
    if (used > limits.residentMegabytes) fail('memory', `${Math.round(used)} MB`);
    else if (errors.isFlooded()) fail('output', 'too much on stderr');
  };

  return {
    pid,
    ready,
    ended,
    kill,
    get isEnding() {
      return isEnding;
    },
    residentBytes: () => residentMemory(pid),
    run: (job) =>
      new Promise((resolve) => {
        const giveBack = () => {
          kill();
          current?.end('untaken');
        };
        const loadMs = job.load ? limits.timeMs : 0;
        let clock = startClock(pid, limits.takenMs + loadMs);
        const watching = setInterval(() => {
          watchMemory();
          if (current?.isTaken && clock.hasWaited(limits.waitMs)) {
            return fail('timeout', `it waited for ${limits.waitMs} ms without computing`);
          }
          if (!clock.exceeded()) return;
          if (current?.isTaken) fail('timeout', `no answer in ${limits.timeMs + loadMs} ms`);
          else giveBack();
        }, watchMs);
        current = {
          id: job.id,
          isTaken: false,
          take: () => {
            clock = startClock(pid, limits.timeMs + loadMs);
          },
          end: (outcome) => {
            current = null;
            clearInterval(watching);
            if (!isEnding) stillness.begin();
            resolve(outcome);
          },
        };
        errors.reset();
        stillness.end();
        if (isEnding) current.end('untaken');
        else child.stdin?.write(encodeFrame(JSON.stringify(job)));
      }),
  };
}

/** The folders with the code that runs in a child. */
const folders = ['../child/', '../protocol/'].map((folder) => new URL(folder, import.meta.url));
const main = new URL('../child/child.ts', import.meta.url);
let program: string[] | undefined;

function carryProgram(): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => new URL(name, folder)),
  );
  return carriedProgram(main, files);
}

function spawnChild({ command }: Containment, limits: RenderLimits): ChildProcess {
  program ??= carryProgram();
  const [file = process.execPath, ...parameters] = [
    ...command,
    process.execPath,
    `--max-old-space-size=${limits.heapMegabytes}`,
    // SQLite opens files outside the permission model.
    '--no-experimental-sqlite',
    '--permission',
    ...program,
  ];
  const child = spawn(file, parameters, {
    env: {},
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
  // The child may end while a job is being written to it; its end is handled elsewhere.
  child.stdin?.on('error', () => undefined);
  (child.stdio[3] as Socket).on('error', () => undefined);
  return child;
}
