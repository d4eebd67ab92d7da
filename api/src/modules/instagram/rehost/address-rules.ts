/**
 * Whether a file may be downloaded from here: over https from a host of the provider, or from the stand-in.
 * @param hosts ends of names of hosts
 */
export function isMediaUrl(
  url: URL,
  { hosts, sandboxUrl }: { hosts: readonly string[]; sandboxUrl: string | undefined },
): boolean {
  if (isSandboxUrl(url, sandboxUrl)) return true;
  if (url.protocol !== 'https:' || url.port || url.username || url.password) return false;
  const name = url.hostname.toLowerCase();
  return hosts.some((host) => name === host || name.endsWith(`.${host}`));
}

export const isSandboxUrl = (url: URL, sandboxUrl: string | undefined) =>
  sandboxUrl !== undefined && url.href.startsWith(sandboxUrl);
