import {
  isScript,
  type ReleaseManifest,
  type RemoteRelease,
  type ShellRelease,
} from '@aangan/manifest';
import { tokenizer } from 'acorn';
import { runEntry } from '../entry/run-entry.ts';

type ReadFile = (sha256: string) => Promise<Buffer>;

/** Why a page could not start a remote although its scripts parse: an entry that does not register its container. */
export async function entryProblems(release: RemoteRelease, read: ReadFile): Promise<string[]> {
  const { entry, container } = release;
  const script = await readScript(release, entry, read);
  const outcome = await runEntry({ script, container });
  if ('failed' in outcome) {
    return [`entry: "${entry}" fails or does not end when it is run without a page`];
  }
  return outcome.isRegistered
    ? []
    : [`entry: "${entry}" does not register "${container}" with the functions get and init`];
}

/**
 * Why a page could not start a shell although its scripts parse: they lack the runtime of its own build, which has the
 * container's name in code, because chunks of two builds never register in one array.
 */
export async function runtimeProblems(release: ShellRelease, read: ReadFile): Promise<string[]> {
  const { scripts, container } = release;
  for (const path of scripts) {
    if (isScript(path) && namesInCode(await readScript(release, path, read), container)) return [];
  }
  return [
    `scripts: none of ${scripts.join(', ')} contains the runtime of the build, which names "${container}"`,
  ];
}

async function readScript({ files }: ReleaseManifest, path: string, read: ReadFile) {
  const file = files[path];
  return file ? (await read(file.sha256)).toString('utf8') : '';
}

/** Whether a name stands in the script's names and texts: not in a comment. */
function namesInCode(script: string, name: string): boolean {
  if (!script.includes(name)) return false;
  for (const token of tokenizer(script, { ecmaVersion: 'latest' })) {
    const { value } = token as { value?: unknown };
    if (typeof value === 'string' && value.includes(name)) return true;
  }
  return false;
}
