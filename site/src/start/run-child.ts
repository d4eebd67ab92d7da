import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@aangan/server';
import { codeOf, workspace } from './code-of.ts';
import type { Lifecycle } from './lifecycle.ts';

/** How much memory its children use, and the programs that contain them. */
const system = ['/proc', '/usr/bin', '/usr/sbin', '/bin', '/sbin'];

/** The first and the longest pause before a child that ended is started again, in milliseconds. */
const firstPauseMs = 200;
const maxPauseMs = 10_000;
/** A child that ran as long, in milliseconds, did not end because of its start. */
const wellMs = 30_000;

/** A part of the site that runs as a child process. */
export interface ChildPart {
  name: string;
  /** The folder of its package, below the workspace: it reads that and what it depends on. Its program is src/main.ts. */
  folder: string;
  parameters: readonly string[];
  /** Makes what it uses in the folder of its socket. @returns more parameters */
  inFolder?: (folder: string) => Promise<string[]>;
  /** What it reads beside that. */
  readable?: readonly string[];
  /** Whether it writes files: they go to the folder of its socket. */
  isWriting?: boolean;
}

/**
 * Runs a part of the site as a child process until the program stops, and starts it again when it ends. It gets no
 * environment but the folder for its files, and of all files only its own code to read and the folder of its socket to write.
 * @returns where it is found; it may not listen yet
 */
export async function runChild(
  part: ChildPart,
  logger: Logger,
  lifecycle: Lifecycle,
): Promise<string> {
  const { name } = part;
  const folder = await mkdtemp(path.join(shortTemporaryFolder(), `aangan-${name}-`));
  // Processes of another user use files in it, by names that they are told.
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
      // Its standard input ends with this process, however that ends.
      stdio: ['pipe', 'inherit', 'inherit'],
      // A process group of its own: Ctrl-C does not reach it, and it serves until those who ask it have closed.
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
