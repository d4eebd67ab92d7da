import { createHash } from 'node:crypto';
import { isForIntegrators, type ReleaseManifest } from '@aangan/manifest';
import { PlainError } from '@aangan/server/plain-error';
import pMap from 'p-map';

/** How many files are downloaded at once, and how long one may take, in milliseconds. */
const atOnce = 6;
const timeoutMs = 30_000;

/**
 * Downloads the files of a release as visitors do, without a token, and compares them with release.json.
 * @param url of the site
 * @returns how many were compared, how many visitors do not get, and a sentence for each that differs, or one where none is there
 */
export async function differingFiles(
  { name, release, files }: ReleaseManifest,
  url: string,
): Promise<{ checked: number; hidden: number; differing: string[] }> {
  const all = Object.entries(files);
  const open = all.filter(([path]) => !isForIntegrators(path));
  const found = await pMap(
    open,
    async ([path, { sha256, bytes }]) => {
      const address = `${url}/releases/${name}/${release}/${path}`;
      const answer = await download(address, bytes);
      if (typeof answer === 'number') {
        const problem = `${path} is answered with ${answer} at ${address}`;
        return { problem, isMissing: answer === 404 };
      }
      const isSame = createHash('sha256').update(answer).digest('hex') === sha256;
      return isSame
        ? undefined
        : { problem: `${path} is served with other bytes than release.json has`, isMissing: false };
    },
    { concurrency: atOnce },
  );
  const differing = found.filter((one) => one !== undefined);
  const isServed = open.length === 0 || found.some((one) => !one?.isMissing);
  return {
    checked: open.length,
    hidden: all.length - open.length,
    differing: isServed ? differing.map(({ problem }) => problem) : [notServed],
  };
}

const notServed =
  'the site serves none of its files: it serves those of releases that its channel has, or had lately';

/** The bytes of a file, or the status that was answered; no more of it than one byte beyond its length is read. */
async function download(address: string, maxBytes: number): Promise<Buffer | number> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) {
      await answer.body?.cancel();
      return answer.status;
    }
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of answer.body ?? []) {
      parts.push(part);
      length += part.length;
      if (length > maxBytes) break;
    }
    return Buffer.concat(parts);
  } catch (error) {
    throw new PlainError(`${address} cannot be downloaded.`, { cause: error });
  }
}
