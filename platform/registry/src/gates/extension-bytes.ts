import { isForAudience, type RemoteRelease } from '@aangan/manifest';
import type { ProposedComposition } from './gate.ts';

/** JavaScript of extensions, with a text that names them, for the end of a sentence; '' without any. */
export interface ExtensionBytes {
  bytes: number;
  text: string;
}

const none: ExtensionBytes = { bytes: 0, text: '' };

/**
 * The most JavaScript that extensions add to a page, for any audience: their modules, and the entries of their remotes.
 * @param owner whose slots these are
 * @param page the path of one of its routes; without it, what is put into any page
 */
export function extensionBytes(
  { shell, remotes }: ProposedComposition,
  owner: ProposedComposition['shell'] | RemoteRelease,
  page?: string,
): ExtensionBytes {
  const isOnPage = ({ on }: { on?: string[] }) =>
    page === undefined || (on?.includes(page) ?? true);
  const slots = Object.entries(owner.manifest.slots ?? {}).filter(([, slot]) => isOnPage(slot));
  const names = new Set(slots.map(([name]) => name));
  if (names.size === 0) return none;
  const added = remotes.flatMap((remote) =>
    (remote.manifest.extensions ?? [])
      .filter((one) => names.has(one.slot) && isOnPage(one))
      .map((extension) => ({ remote, extension })),
  );
  const byAudience = shell.manifest.audiences.map((audience) => {
    const shown = added.filter(({ extension }) => isForAudience(extension, audience));
    const sizes = [...Map.groupBy(shown, ({ remote }) => remote)].map(([remote, own]) =>
      sizeOf(remote, [...new Set(own.map(({ extension }) => extension.expose))]),
    );
    return {
      bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
      text: sizes.map(({ text }) => text).join(''),
    };
  });
  return byAudience.reduce((one, other) => (other.bytes > one.bytes ? other : one), none);
}

function sizeOf(remote: RemoteRelease, exposes: readonly string[]): ExtensionBytes {
  const scripts = exposes.flatMap((expose) => remote.exposes[expose] ?? []);
  const bytes = bytesOf(remote, [remote.entry, ...scripts]);
  return { bytes, text: `, ${bytes} of them for ${exposes.join(', ')} of ${remote.name}` };
}

/** The bytes of some scripts of a release, each counted once. */
export function bytesOf(
  { files }: Pick<RemoteRelease, 'files'>,
  scripts: readonly string[],
): number {
  return [...new Set(scripts)].reduce((sum, path) => sum + (files[path]?.bytes ?? 0), 0);
}
