/**
 * Reads the scripts of releases in a thread of its own, started by read-scripts.ts: scripts are parsed here, which takes
 * seconds for large ones, and nothing of them is run.
 */
import { parentPort } from 'node:worker_threads';
import { codeProblems } from './code-problems.ts';
import { contentProblems } from './content-problems.ts';
import type { ScriptsRead, ScriptsToRead } from './read-scripts.ts';
import { runtimeProblems } from './start-problems.ts';

async function readScripts({ release, files, isCompared }: ScriptsToRead): Promise<ScriptsRead> {
  // A Buffer arrives as the plain array of its bytes.
  const read = async (sha256: string) => Buffer.from(files.get(sha256) ?? []);
  const unreadable = await contentProblems(release, read);
  if (unreadable.length > 0) return { areReadable: false, problems: unreadable };
  if (release.kind === 'shell') {
    return { areReadable: true, problems: await runtimeProblems(release, read) };
  }
  return { areReadable: true, problems: isCompared ? await codeProblems(release, read) : [] };
}

parentPort?.on('message', async (order: ScriptsToRead) => {
  parentPort?.postMessage(await readScripts(order));
});
