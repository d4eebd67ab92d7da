import nodePath from 'node:path';

/** How paths are written on a machine: node:path, or its `win32` in tests. */
type Platform = Pick<typeof nodePath, 'relative' | 'sep'>;

/**
 * A path with forward slashes, as it is written into releases and modules: the same sources make the same release on
 * every machine.
 */
export function posixPath(path: string, { sep }: Platform = nodePath): string {
  return path.replaceAll(sep, '/');
}

/** The way from a folder to a file, with forward slashes. */
export function posixRelative(from: string, to: string, platform: Platform = nodePath): string {
  return posixPath(platform.relative(from, to), platform);
}

/** A path as a text of a source, such as what a module imports: in names of folders there can be quotes. */
export const quotedPath = (path: string): string => JSON.stringify(posixPath(path));
