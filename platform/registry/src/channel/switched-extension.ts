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

/** Whether a key of what is off is of this extension. A link stays off in whatever slot a later release puts it. */
export function isOffBy(key: string, extension: SwitchedExtension): boolean {
  if (extension.path === undefined) return key === extensionKey(extension);
  return key.slice(key.indexOf(' ') + 1) === extension.path;
}
