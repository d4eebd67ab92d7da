import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@aangan/server';
import { codeOf, workspace } from './code-of.ts';
import type { Lifecycle } from './lifecycle.ts';

/** Needed to read the children's memory use, and to run the programs that contain them. */
const system = ['/proc', '/usr/bin', '/usr/sbin', '/bin', '/sbin'];

/** The first and the longest pause before a child that ended is started again, in milliseconds. */
const firstPauseMs = 200;
const maxPauseMs = 10_000;
/** A child that ran this long, in milliseconds, did not end because of a failed start. */
const wellMs = 30_000;

/** A part of the site that runs as a child process. */
export interface ChildPart {
  name: string;
  /**
   * The folder of its package, relative to the workspace. It may read that and what it depends on. Its program is
   * src/main.ts.
   */
  folder: string;
  parameters: readonly string[];
  /** Prepares what it needs in the folder of its socket. @returns further arguments */
  inFolder?: (folder: string) => Promise<string[]>;
  /** What else it may read. */
  readable?: readonly string[];
  /** Whether it writes files; they go into the folder of its socket. */
  isWriting?: boolean;
}

/**
 * Runs a part of the site as a child process until the program stops, and restarts it when it ends. Its environment
 * holds only the folder for its files. It may read only its own code, and write only to the folder of its socket.
 * @returns its address; it may not listen yet
 */
export async function runChild(
  part: ChildPart,
  logger: Logger,
  lifecycle: Lifecycle,
): Promise<string> {
  const { name } = part;
  const folder = await mkdtemp(path.join(shortTemporaryFolder(), `aangan-${name}-`));
  // Processes of another user open files in it by known names, so the folder must be searchable.
  if (part.isWriting) await chmod(folder, 0o711);
  const socket = path.join(folder, `${name}.sock`);
  const more = (await part.inFolder?.(folder)) ?? [];
  const whole = { ...part, parameters: [...part.parameters, ...more] };
  const launch = () => startChild(whole, folder, socket);
  let child = launch();
  const keeping = (async () => {
    let pauseMs = firstPauseMs;
    while (!lifecycle.signal.aborted) {
      const started = performance.now();
      const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
      if (lifecycle.signal.aborted) return;
      pauseMs = performance.now() - started > wellMs ? firstPauseMs : pauseMs * 2;
      logger.error({ code, signal }, `the ${name} ended and is started again`);
      const { signal: stopping } = lifecycle;
      await sleep(Math.min(pauseMs, maxPauseMs), undefined, { signal: stopping }).catch(
        () => undefined,
      );
      if (!stopping.aborted) child = launch();
    }
  })();
  await lifecycle.opened(async () => {
    child.kill('SIGTERM');
    await keeping;
    await rm(folder, { recursive: true, force: true });
  }, 5_000);
  return `unix:${socket}`;
}

function startChild(part: ChildPart, folder: string, socket: string): ChildProcess {
  const { parameters, readable = [], isWriting } = part;
  const code = codeOf(part.folder).map((name) => path.join(workspace, name));
  const reads = [...code, ...system, ...readable, folder];
  const child = spawn(
    process.execPath,
    [
      '--permission',
      '--allow-child-process',
      '--disable-warning=SecurityWarning',
      ...reads.map((place) => `--allow-fs-read=${place}`),
      `--allow-fs-write=${folder}`,
      path.join(workspace, part.folder, 'src/main.ts'),
      '--socket',
      socket,
      ...parameters,
    ],
    {
      env: isWriting ? { TMPDIR: folder } : {},
      // Its standard input closes when this process ends, however that happens.
      stdio: ['pipe', 'inherit', 'inherit'],
      // In a process group of its own: Ctrl-C does not reach it, so it serves until its clients have closed.
      detached: true,
    },
  );
  child.on('error', () => undefined);
  return child;
}

/** A socket's path is limited to about a hundred bytes. */
function shortTemporaryFolder(): string {
  const preferred = tmpdir();
  return Buffer.byteLength(preferred) <= 60 ? preferred : '/tmp';
}
