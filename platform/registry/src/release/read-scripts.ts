import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { isScript, type ReleaseManifest } from '@aangan/manifest';

/** What the thread is asked. */
export interface ScriptsToRead {
  release: ReleaseManifest;
  /** Hex sha256 → bytes, of the scripts and the page's template. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Whether the code of a remote is compared with its release.json. */
  isCompared: boolean;
}

/** Why a release cannot be published. Where scripts do not parse, nothing else was looked at. */
export interface ScriptsRead {
  areReadable: boolean;
  problems: string[];
}

type ReadFile = (sha256: string) => Promise<Buffer>;
type ReadScripts = (
  release: ReleaseManifest,
  read: ReadFile,
  options: { isCompared: boolean },
) => Promise<ScriptsRead>;

/** All scripts of a release, in bytes: some twenty times those of the largest remote here. */
const maxScriptsBytes = 16 * 1024 * 1024;
/** One script, in bytes, wherever it runs: twice the largest here, which is the shell's server module. */
const maxScriptBytes = 4 * 1024 * 1024;

/** Why a release with so many bytes of scripts is refused; none where it is not. */
export function scriptSizeProblems(release: ReleaseManifest): string[] {
  const scripts = Object.entries(release.files).filter(([path]) => isScript(path));
  return [
    ...scripts.flatMap(([path, { bytes }]) => scriptSizeProblem(path, bytes)),
    ...sizeProblems(scripts.reduce((sum, [, { bytes }]) => sum + bytes, 0)),
  ];
}

/**
 * Reads the scripts of releases in a thread, one release after the other: parsing takes seconds, and the process that
 * the registry shares with the site keeps answering. The thread ends when it has been idle.
 * @param bounds `timeout` and `idle` in milliseconds
 */
export function createScriptReader({
  timeout = 60_000,
  idle = 10_000,
  heapMegabytes = 768,
} = {}): ReadScripts {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let ending: NodeJS.Timeout | undefined;

  const end = () => {
    void worker?.terminate();
    worker = undefined;
  };

  const ask = async (order: ScriptsToRead): Promise<ScriptsRead> => {
    clearTimeout(ending);
    worker ??= startWorker(heapMegabytes);
    worker.ref();
    const asked = worker;
    const finished = new AbortController();
    const { signal } = finished;
    const late = setTimeout(() => finished.abort(), timeout);
    try {
      asked.postMessage(order);
      const [answer] = await Promise.race([
        once(asked, 'message', { signal }),
        once(asked, 'exit', { signal }).then(() => [failed('their thread ended')]),
      ]);
      return answer as ScriptsRead;
    } catch (error) {
      end();
      return failed(signal.aborted ? `that takes more than ${timeout} ms` : messageOf(error));
    } finally {
      clearTimeout(late);
      // Stops listening for what did not come.
      finished.abort();
      worker?.unref();
      ending = setTimeout(end, idle).unref();
    }
  };

  return (release, read, { isCompared }) => {
    const turn = last.then(async () => {
      const files = await readFiles(release, read);
      return Array.isArray(files)
        ? { areReadable: false, problems: files }
        : ask({ release, files, isCompared });
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}

function startWorker(heapMegabytes: number): Worker {
  const worker = new Worker(new URL('./script-worker.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  // Between two orders: an order has its own listener, and a thread without any would end the process.
  worker.on('error', () => undefined);
  return worker;
}

/** @returns the files, or why they are not read: the sizes in release.json are what the sender says */
async function readFiles(
  release: ReleaseManifest,
  read: ReadFile,
): Promise<Map<string, Buffer> | string[]> {
  const files = new Map<string, Buffer>();
  let bytes = 0;
  for (const [path, { sha256 }] of Object.entries(release.files)) {
    const isTemplate = release.kind === 'shell' && path === release.template;
    if (!isTemplate && !isScript(path)) continue;
    const file = files.get(sha256) ?? (await read(sha256));
    files.set(sha256, file);
    bytes += file.length;
    const problems = [
      ...(isScript(path) ? scriptSizeProblem(path, file.length) : []),
      ...sizeProblems(bytes),
    ];
    if (problems.length > 0) return problems;
  }
  return files;
}

function scriptSizeProblem(path: string, bytes: number): string[] {
  return bytes > maxScriptBytes
    ? [
        `files: "${path}" has ${bytes} bytes, and a script has at most ${maxScriptBytes}. Make it smaller, or load parts of it later.`,
      ]
    : [];
}

function sizeProblems(bytes: number): string[] {
  return bytes > maxScriptsBytes
    ? [
        `files: the scripts have ${bytes} bytes, and those of one release have at most ${maxScriptsBytes}. Make them smaller, or split the app.`,
      ]
    : [];
}

function failed(reason: string): ScriptsRead {
  const problem = `files: the scripts cannot be read: ${reason}. Make them smaller, or publish again when the site has less to do.`;
  return { areReadable: false, problems: [problem] };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
