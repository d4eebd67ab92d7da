/** Whether visitors' browsers load a released file: source maps, server modules and portable containers they do not. */
export function isForVisitors(path: string): boolean {
  return !path.endsWith('.map') && !/^(?:server|portable)\//.test(path);
}

/** The hash of a file's content in its name, as builds write it. */
const contentHash = /\.[0-9a-f]{8,}(?=\.(?:js|css)$)/;

/**
 * What a file is for in every release of its remote: its path with `*` in place of the hash of its content, such as
 * `VendorPage.*.js`. The file of one release is the dictionary of the file with the same purpose in the next
 * (RFC 9842). Undefined for files that are neither scripts nor styles of visitors.
 */
export function purposeOf(path: string): string | undefined {
  if (!/\.(?:js|css)$/.test(path) || !isForVisitors(path)) return undefined;
  return path.replace(contentHash, '.*');
}

/**
 * Use-As-Dictionary of a released file: for which addresses browsers offer it as the dictionary (RFC 9842, section
 * 2.1). Undefined for files that are none. Names and paths have no character that a URL pattern or a quoted string
 * would read in another way.
 */
export function useAsDictionary(name: string, path: string): string | undefined {
  const purpose = purposeOf(path);
  return purpose && `match="/releases/${name}/*/${purpose}"`;
}
