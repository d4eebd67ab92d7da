import { docsIndexPath } from '@aangan/manifest/docs';
import { PlainError } from '@aangan/server/plain-error';

/** A guide of a site. */
interface Doc {
  uri: string;
  name: string;
  mimeType: string;
}

/** How long a guide may take, in milliseconds. */
const timeoutMs = 10_000;

/** The guides that a site lists in its llms.txt. @throws {PlainError} where it does not answer */
export async function listDocs(site: string): Promise<Doc[]> {
  const index = await readText(new URL(docsIndexPath, site));
  return [...index.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)/gm)].map(([, name = '', path = '']) => ({
    uri: new URL(path, site).href,
    name,
    mimeType: 'text/markdown',
  }));
}

/**
 * A guide's text.
 * @param uri one of those that {@link listDocs} names
 * @throws {PlainError} for another address: an assistant must not make this program read what it likes
 */
export async function readDoc(site: string, uri: string): Promise<string> {
  const known = await listDocs(site);
  if (!known.some((doc) => doc.uri === uri)) throw new PlainError(`${uri} is no guide of ${site}.`);
  return readText(new URL(uri));
}

async function readText(address: URL): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
  if (!answer?.ok)
    throw new PlainError(`${address.href} does not answer. Is Aangan running there?`);
  return answer.text();
}
