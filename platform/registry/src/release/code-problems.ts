import { isScript, packageOf, type RemoteRelease } from '@aangan/manifest';
import { ownValue } from '../gates/own-value.ts';
import { askedInCode } from './asked-in-code.ts';

/**
 * Where the scripts of a remote ask for more than its release.json says. The gate compares release.json: what it leaves
 * out would be compared with nothing.
 */
export async function codeProblems(
  release: RemoteRelease,
  read: (sha256: string) => Promise<Buffer>,
): Promise<string[]> {
  const { name, shared, manifest, operations = [], server, files } = release;
  const shares = new Set(Object.keys(shared.uses));
  const consumes = partsOf({ ...manifest.consumes, [name]: Object.keys(manifest.exposes) });
  const calls = new Set(operations.map(({ method, path }) => `${method} ${path}`));
  const problems = new Set<string>();
  for (const [path, { sha256 }] of Object.entries(files)) {
    if (!isScript(path) || path === server?.file) continue;
    const asked = askedInCode((await read(sha256)).toString('utf8'));
    for (const [request, range] of asked.shared) {
      const name = packageOf(request);
      if (!shares.has(request)) {
        problems.add(differs(path, `imports ${request}`, `shared.uses of ${name}`));
      } else if (range !== undefined && range !== ownValue(shared.requires, name)) {
        problems.add(differs(path, `needs ${name} ${range}`, 'shared.requires'));
      }
    }
    for (const part of without(asked.parts, consumes)) {
      problems.add(differs(path, `shows ${part}`, 'consumes of its remote.json'));
    }
    for (const call of without(asked.operations, calls)) {
      problems.add(differs(path, `calls ${call}`, 'operations'));
    }
  }
  return [...problems];
}

function differs(path: string, asks: string, place: string): string {
  return `files: "${path}" ${asks}, and ${place} in release.json does not say so. Publish what the build has written, unchanged.`;
}

function without(found: ReadonlySet<string>, known: ReadonlySet<string>): string[] {
  return [...found].filter((one) => !known.has(one));
}

function partsOf(consumes: Record<string, readonly string[]>): Set<string> {
  return new Set(
    Object.entries(consumes).flatMap(([remote, exposes]) =>
      exposes.map((expose) => `${expose} of ${remote}`),
    ),
  );
}
