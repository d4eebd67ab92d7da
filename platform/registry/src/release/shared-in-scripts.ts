import { packageOf, type RemoteRelease } from '@aangan/manifest';
import { askedInCode } from './asked-in-code.ts';
import { parseScript } from './syntax.ts';

/**
 * What scripts of a build that recorded nothing ask of a share scope, as release.json says it: every entry with all of
 * its names, and the range of its package. Such a build brings copies of its own.
 * @param scripts path and bytes of each
 * @throws Error naming a script that cannot be read
 */
export function sharedInScripts(
  scripts: Iterable<readonly [string, Buffer]>,
): RemoteRelease['shared'] {
  const ranges = new Map<string, string>();
  for (const [path, bytes] of scripts) {
    for (const [request, range = '*'] of readAsked(path, bytes)) ranges.set(request, range);
  }
  const entries = [...ranges];
  return {
    uses: Object.fromEntries(entries.map(([request]) => [request, ['*']])),
    requires: Object.fromEntries(entries.map(([request, range]) => [packageOf(request), range])),
    brings: [...new Set(entries.map(([request]) => packageOf(request)))],
  };
}

function readAsked(path: string, bytes: Buffer) {
  try {
    return askedInCode(parseScript(bytes.toString('utf8'))).shared;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${path} cannot be read: ${reason}`, { cause });
  }
}
