import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReleaseManifest } from '@aangan/manifest';
import {
  envelopeProblem,
  keyIdOf,
  releaseDigest,
  statementIn,
  subjectOf,
} from '@aangan/manifest/provenance';
import { type Provenance, toRegistry } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import { readRelease } from '../composition/read-release.ts';
import type { SiteClient } from '../site-client.ts';
import { describeProvenance } from './describe-provenance.ts';
import { differingFiles } from './differing-files.ts';

/** What a check of a release from outside has found. */
interface Verified {
  /** What was checked. */
  lines: string[];
  /** Why the release is not verified; none if it is. */
  problems: string[];
}

/**
 * Checks that a site serves what a build has signed: the signature, what it is of, and the bytes of each file.
 * @param url of the site
 * @param keyFile a public key: no signature with another one counts
 * @throws {PlainError} if there is no such release, or the site does not answer
 */
export async function verifyRelease(
  site: SiteClient,
  url: string,
  { name, release }: { name: string; release: string },
  keyFile: string | undefined,
): Promise<Verified> {
  const manifest = await readRelease(site, { name, release });
  const asked = toRegistry('get', '/releases/{name}/{release}/provenance', {
    params: { name, release },
  });
  const said = (await site.read(asked))?.results ?? [];
  const pinned = keyFile === undefined ? undefined : await readPinned(keyFile);
  const [best] = pinned ? said.filter(({ sha256 }) => sha256 === keyIdOf(pinned)) : said;
  const problems = best ? signatureProblems(manifest, best, pinned !== undefined) : [];
  if (!best) {
    problems.push(
      pinned
        ? `no build has signed it with the key of ${keyFile}`
        : 'no build has signed it: provenance none',
    );
  }
  const { checked, hidden, differing } = await differingFiles(manifest, url);
  problems.push(...differing);
  const left = hidden > 0 ? `; ${hidden} that visitors do not get (source maps …) were not` : '';
  const files = `${checked} files were downloaded as visitors get them, and compared${left}.`;
  return { lines: [...(best ? describeProvenance(best) : []), files], problems };
}

function signatureProblems(
  manifest: ReleaseManifest,
  { envelope, publicKey, counts, key, removedAt, facts }: Provenance,
  isPinned: boolean,
): string[] {
  const { name, release } = manifest;
  const problem = envelopeProblem(envelope, createPublicKey(publicKey));
  if (problem !== undefined) return [problem];
  const { subject } = statementIn(envelope) as {
    subject?: { name?: string; digest?: { sha256?: string } }[];
  };
  const [signed] = subject ?? [];
  const isOfIt =
    signed?.name === subjectOf(name, release) && signed.digest?.sha256 === releaseDigest(manifest);
  return [
    ...(isOfIt ? [] : ['what was signed is another release.json than the one of the registry']),
    // Who names a key trusts it, whatever the registry has removed.
    ...(counts || isPinned ? [] : [`the key "${key}" was removed ${removedAt}`]),
    ...(facts.isChanged ? ['it was built from changes that are not committed'] : []),
  ];
}

async function readPinned(file: string) {
  try {
    return createPublicKey(await readFile(file));
  } catch (error) {
    throw new PlainError(`${file} is no public key in PEM.`, { cause: error });
  }
}
