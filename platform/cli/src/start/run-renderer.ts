import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from '@aangan/server';
import type { Lifecycle } from './lifecycle.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
const script = path.join(workspace, 'platform/render/src/main.ts');

/** What the renderer reads: its own code, how much memory its children use, and the programs that contain them. */
const readable = [
  ...['node_modules', 'platform/render', 'platform/manifest', 'shared/server', 'package.json'].map(
    (name) => path.join(workspace, name),
  ),
  ...['/proc', '/usr/bin', '/usr/sbin', '/bin', '/sbin'],
];

/** The first and the longest pause before a renderer that ended is started again, in milliseconds. */
const firstPauseMs = 200;
const longestPauseMs = 10_000;
/** A renderer that ran as long, in milliseconds, did not end because of its start. */
const wellMs = 30_000;

interface RendererOptions {
  logger: Logger;
  logLevel: string;
  /** Whether it counts for metrics. */
  isMeasured?: boolean;
  /** Makes the socket that it exports traces to, in a folder that it may use; undefined where it traces nothing. */
  takeTraces?: (folder: string) => Promise<string | undefined>;
}

/**
 * Runs the renderer as a child process until the program stops, and starts it again when it ends. It gets no
 * environment, and of all files only its own code to read and the folder of its socket to write.
 * @returns where it is found; it may not listen yet
 */
export async function runRenderer(
  { logger, logLevel, isMeasured = false, takeTraces }: RendererOptions,
  lifecycle: Lifecycle,
): Promise<string> {
  const folder = await mkdtemp(path.join(shortTemporaryFolder(), 'aangan-renderer-'));
  const socket = path.join(folder, 'renderer.sock');
  const traces = await takeTraces?.(folder);
  const launch = () => startRenderer(folder, socket, { logLevel, isMeasured, traces });
  let child = launch();
  const keeping = (async () => {
    let pauseMs = firstPauseMs;
    while (!lifecycle.signal.aborted) {
      const started = performance.now();
      const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
      if (lifecycle.signal.aborted) return;
      pauseMs = performance.now() - started > wellMs ? firstPauseMs : pauseMs * 2;
      logger.error({ code, signal }, 'the renderer ended and is started again');
      const { signal: stopping } = lifecycle;
      await sleep(Math.min(pauseMs, longestPauseMs), undefined, { signal: stopping }).catch(
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

interface Launch {
  logLevel: string;
  isMeasured: boolean;
  /** The socket that it exports traces to. */
  traces: string | undefined;
}

function startRenderer(
  folder: string,
  socket: string,
  { logLevel, isMeasured, traces }: Launch,
): ChildProcess {
  const child = spawn(
    process.execPath,
    [
      ...['--permission', '--allow-child-process', '--disable-warning=SecurityWarning'],
      ...readable.map((place) => `--allow-fs-read=${place}`),
      ...[`--allow-fs-read=${folder}`, `--allow-fs-write=${folder}`],
      ...[script, '--socket', socket, '--log-level', logLevel],
      ...(isMeasured ? ['--metrics'] : []),
      ...(traces ? ['--traces', traces] : []),
    ],
    {
      env: {},
      // Its standard input ends with this process, however that ends.
      stdio: ['pipe', 'inherit', 'inherit'],
      // A process group of its own: Ctrl-C does not reach it, and it serves until the edges have closed.
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
