import { linkKey, type RemoteManifest } from '@aangan/manifest';

/** What is switched in a slot: a module, or the link to a page. */
export interface SwitchedExtension {
  slot: string;
  expose?: string;
  path?: string;
}

/** What it is called where it is switched off: a remote has each module, and a link to each page, once in a slot. */
export function extensionKey({ slot, expose, path }: SwitchedExtension): string {
  return `${slot} ${expose ?? path}`;
}

/** What a remote puts into slots, as `extensionKey` names it. */
export function extensionKeys({ extensions = [], routes }: RemoteManifest): string[] {
  const links = routes.flatMap(({ path, link }) => (link ? [linkKey(path, link)] : []));
  return [...extensions.map(extensionKey), ...links];
}

/**
 * The key under which an extension is off; undefined where it is on. A link stays off in whatever slot a later release
 * puts it.
 * @param off the keys of what is off
 */
export function offKeyOf(off: readonly string[], extension: SwitchedExtension): string | undefined {
  const { path } = extension;
  if (path === undefined) return off.find((key) => key === extensionKey(extension));
  return off.find((key) => key.slice(key.indexOf(' ') + 1) === path);
}
