import { messagesFile, type ReleaseManifest } from '@aangan/manifest';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Untranslated } from '../tables.ts';
import { messageProblems, untranslatedOf } from './message-problems.ts';

/**
 * Counts the messages of a release, whatever its release.json says of them.
 * @returns what it lacks in each language; null for a release that says nothing of its messages
 * @throws {RegistryRefusal} `invalid` for messages that are not what release.json says, or do not fit their source
 */
export async function requireMessages(
  release: ReleaseManifest,
  read: (sha256: string) => Promise<Buffer>,
): Promise<Record<string, Untranslated> | null> {
  if (!release.messages) return null;
  const text = (await read(release.files[messagesFile]?.sha256 ?? '')).toString('utf8');
  const problems = messageProblems(release, text);
  if (problems.length > 0) {
    throw new RegistryRefusal('invalid', 'The release cannot be served.', problems);
  }
  return untranslatedOf(text);
}
