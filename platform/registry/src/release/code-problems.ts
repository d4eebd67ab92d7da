import { packageOf, pageScripts, type RemoteRelease } from '@aangan/manifest';
import { ownValue } from '../gates/own-value.ts';
import { askedInCode } from './asked-in-code.ts';
import { namesReadOf, type SharedModules, sharedModulesOf } from './names-in-code.ts';
import { parseScript, type SyntaxNode } from './syntax.ts';

/** The largest script that is read, in bytes: ten times the largest of the remotes here. */
const maxScriptBytes = 2 * 1024 * 1024;

/** Stands for all names of an entry, where the build could not tell them. */
const everyName = '*';

/**
 * Where the scripts of a remote ask for more than its release.json says. The gate compares release.json only, so what
 * is missing there would go unchecked. Scripts are read and not run.
 */
export async function codeProblems(
  release: RemoteRelease,
  read: (sha256: string) => Promise<Buffer>,
): Promise<string[]> {
  const { files, entry } = release;
  const paths = pageScripts(release);
  const problems = new Set<string>();
  let shared: SharedModules = new Map();
  // The entry tells which modules of the other scripts stand for shared packages.
  for (const path of [entry, ...paths.filter((one) => one !== entry)]) {
    const script = readScript(await read(files[path]?.sha256 ?? ''));
    if (typeof script === 'string') {
      problems.add(`files: "${path}" ${script}`);
      continue;
    }
    if (path === entry) shared = sharedModulesOf(script);
    const found = [...askedProblems(release, script), ...nameProblems(release, script, shared)];
    for (const [asks, place] of found) {
      problems.add(
        `files: "${path}" ${asks}, and ${place} in release.json does not say so. Publish what the build has written, unchanged.`,
      );
    }
  }
  return [...problems];
}

/** @returns the script's syntax, or why it cannot be read, as the second half of a sentence */
function readScript(bytes: Buffer): SyntaxNode | string {
  if (bytes.length > maxScriptBytes) {
    return `has ${bytes.length} bytes, and a script has at most ${maxScriptBytes}. Load parts of it later.`;
  }
  try {
    return parseScript(bytes.toString('utf8'));
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

/** What the code does, and the part of release.json that does not say so. */
type Difference = [asks: string, place: string];

function askedProblems(release: RemoteRelease, script: SyntaxNode): Difference[] {
  const { name, shared, manifest, operations = [] } = release;
  const asked = askedInCode(script);
  const consumes = partsOf({ ...manifest.consumes, [name]: Object.keys(manifest.exposes) });
  const calls = operations.map(({ method, path }) => `${method} ${path}`);
  const ranges = [...asked.shared].flatMap(([request, range]): Difference[] => {
    const needed = packageOf(request);
    if (!Object.hasOwn(shared.uses, request)) {
      return [[`imports ${request}`, `shared.uses of ${needed}`]];
    }
    return range === undefined || range === ownValue(shared.requires, needed)
      ? []
      : [[`needs ${needed} ${range}`, 'shared.requires']];
  });
  return [
    ...ranges,
    ...[...asked.parts]
      .filter((part) => !consumes.includes(part))
      .map((part): Difference => [`shows ${part}`, 'consumes of its remote.json']),
    ...[...asked.operations]
      .filter((call) => !calls.includes(call))
      .map((call): Difference => [`calls ${call}`, 'operations']),
  ];
}

function nameProblems(
  { shared }: RemoteRelease,
  script: SyntaxNode,
  modules: SharedModules,
): Difference[] {
  return [...namesReadOf(script, modules)].flatMap(([request, names]) => {
    const recorded = ownValue(shared.uses, request) ?? [];
    if (recorded.includes(everyName)) return [];
    return [...names]
      .filter((name) => !recorded.includes(name))
      .map((name): Difference => [`reads ${name} of ${request}`, 'shared.uses']);
  });
}

function partsOf(consumes: Record<string, readonly string[]>): string[] {
  return Object.entries(consumes).flatMap(([remote, exposes]) =>
    exposes.map((expose) => `${expose} of ${remote}`),
  );
}
