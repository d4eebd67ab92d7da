import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { isScript, parsePageTemplate, type ReleaseManifest } from '@aangan/manifest';

/** Reads a file of the release by its hex sha256; undefined where its bytes are not there. */
type ReadFile = (sha256: string) => Promise<Buffer | undefined>;

/**
 * Why a release cannot be served although its release.json is well-formed: files without bytes, scripts that do
 * not parse, an entry that never registers its container, a template without the places that the edge fills. Takes
 * seconds for large scripts: the process that the site runs in asks for it in a thread, with read-scripts.ts.
 */
export async function contentProblems(release: ReleaseManifest, read: ReadFile): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, { sha256 }] of Object.entries(release.files)) {
    const isTemplate = release.kind === 'shell' && path === release.template;
    if (!isTemplate && !isScript(path)) continue;
    const bytes = await read(sha256);
    if (!bytes) problems.push(`files: the bytes of "${path}" are missing`);
    else if (isTemplate) problems.push(...templateProblems(path, bytes));
    else problems.push(...scriptProblems(release, path, bytes));
  }
  return problems;
}

/**
 * Why a release that was published cannot be served any more: missing or changed files, or a template without a slot
 * that the edge fills now. Scripts are not compiled again: their hashes say that they are unchanged, and compiling
 * takes minutes for what a release may have.
 */
export async function storedProblems(release: ReleaseManifest, read: ReadFile): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, { sha256 }] of Object.entries(release.files)) {
    const isTemplate = release.kind === 'shell' && path === release.template;
    if (!isTemplate && !isScript(path)) continue;
    const bytes = await read(sha256);
    if (!bytes) problems.push(`files: the bytes of "${path}" are missing`);
    else if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
      problems.push(`files: the bytes of "${path}" are not those that were published`);
    } else if (isTemplate) problems.push(...templateProblems(path, bytes));
  }
  return problems;
}

/** Compiles the script, without running it. Browsers load it as a classic script, not as a module. */
function scriptProblems(release: ReleaseManifest, path: string, bytes: Buffer): string[] {
  const text = bytes.toString('utf8');
  try {
    new Script(text, { filename: path });
  } catch (error) {
    return [`files: "${path}" is no script: ${messageOf(error)}`];
  }
  const isEntry = release.kind === 'remote' && path === release.entry;
  return isEntry && !text.includes(release.container)
    ? [`entry: "${path}" does not register the container "${release.container}"`]
    : [];
}

function templateProblems(path: string, bytes: Buffer): string[] {
  try {
    parsePageTemplate(bytes.toString('utf8'));
    return [];
  } catch (error) {
    return [`template: "${path}" cannot be used: ${messageOf(error)}`];
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
