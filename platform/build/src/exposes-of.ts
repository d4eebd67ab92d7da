import type { RemoteManifest } from '@aangan/manifest';

/** The name of the chunk that an exposed module is in. */
export function chunkOf(expose: string): string {
  return expose.slice('./'.length);
}

/** The exposed modules as the federation plugin takes them, each in a chunk of its own. */
export function exposesOf({ exposes }: RemoteManifest) {
  return Object.fromEntries(
    Object.entries(exposes).map(([expose, file]) => [
      expose,
      { import: file, name: chunkOf(expose) },
    ]),
  );
}
