import { isScript, type ReleaseManifest } from '@aangan/manifest';
import { createThread } from '../threads/create-thread.ts';

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

/** Why a release is refused for the size of its scripts; empty if it is not. */
export function scriptSizeProblems(release: ReleaseManifest): string[] {
  const scripts = Object.entries(release.files).filter(([path]) => isScript(path));
  return [
    ...scripts.flatMap(([path, { bytes }]) => scriptSizeProblem(path, bytes)),
    ...sizeProblems(scripts.reduce((sum, [, { bytes }]) => sum + bytes, 0)),
  ];
}

/**
 * Reads the scripts of releases in a thread, one release after the other: parsing takes seconds, and the process that
 * the registry shares with the site keeps answering.
 * @param bounds `timeout` and `idle` in milliseconds
 */
export function createScriptReader({
  timeout = 60_000,
  idle = 10_000,
  heapMegabytes = 768,
} = {}): ReadScripts {
  const program = new URL('./script-worker.ts', import.meta.url);
  const thread = createThread<ScriptsToRead, ScriptsRead>(program, {
    timeout,
    idle,
    heapMegabytes,
  });
  return (release, read, { isCompared }) =>
    // Files are read within the turn, so that only those of one release are in memory.
    thread.inTurn(async (ask) => {
      const files = await readFiles(release, read);
      if (Array.isArray(files)) return { areReadable: false, problems: files };
      return ask({ release, files, isCompared }).catch((error) => failed(messageOf(error)));
    });
}

/** @returns the files, or why they are not read: the sizes in release.json are the sender's claim */
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
