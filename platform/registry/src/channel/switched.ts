import { type ComposedRemote, linkKey, type RemoteManifest } from '@aangan/manifest';
import type { ServedRelease } from './served-repository.ts';

/** What is switched in a slot: a module, or the link to a page. */
export interface SwitchedExtension {
  slot: string;
  expose?: string;
  path?: string;
}

/** What an extension is called where it is switched off: a remote has each module, and a link to each page, once in a slot. */
export function extensionKey({ slot, expose, path }: SwitchedExtension): string {
  return `${slot} ${expose ?? path}`;
}

/** What a remote puts into slots, as `extensionKey` names it. */
export function extensionKeys({ extensions = [], routes }: RemoteManifest): string[] {
  const links = routes.flatMap(({ path, link }) => (link ? [linkKey(path, link)] : []));
  return [...extensions.map(extensionKey), ...links];
}

/** A remote of a composition as a channel has switched it. */
export function switched(
  remote: ComposedRemote,
  { isOff, offExtensions }: Pick<ServedRelease, 'isOff' | 'offExtensions'>,
): ComposedRemote {
  const { extensions, routes } = remote;
  const offLinks = offExtensions.filter((key) =>
    routes.some(({ path, link }) => link && linkKey(path, link) === key),
  );
  return {
    ...remote,
    ...(extensions && {
      extensions: extensions.map((one) =>
        offExtensions.includes(extensionKey(one)) ? { ...one, isOff: true } : one,
      ),
    }),
    ...(offLinks.length > 0 && { offLinks }),
    ...(isOff && { isOff }),
  };
}
