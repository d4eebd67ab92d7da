/**
 * An entry of the trusted origins that stands for every port of localhost and 127.0.0.1. Not for [::1], which no page's
 * policy can name.
 */
export const everyLoopback = 'http://localhost:*';

const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):([1-9]\d{0,4})$/;

/** Whether a text is the origin of a server on the same machine as the browser, with its port: `http://localhost:3100`. */
export function isLoopbackOrigin(text: string): boolean {
  return Number(loopback.exec(text)?.[1] ?? 65_536) < 65_536;
}

/**
 * Whether an origin is one of the trusted ones.
 * @param trusted origins, and {@link everyLoopback} for all of this machine
 */
export function isTrustedOrigin(origin: string, trusted: readonly string[]): boolean {
  if (trusted.includes(origin)) return true;
  return trusted.includes(everyLoopback) && isLoopbackOrigin(origin) && !origin.includes('[');
}

/**
 * Whether a loopback origin is a server of this site on the same machine: its code must not be loaded as a developer's.
 * @param addresses of the site
 */
export function isOwnServer(origin: string, addresses: readonly string[]): boolean {
  const { port } = new URL(origin);
  return addresses.some((address) => {
    const own = new URL(address).origin;
    return own === origin || (isLoopbackOrigin(own) && new URL(own).port === port);
  });
}

/**
 * Why an origin may not replace a remote in a page of this site, no matter who names it.
 * @param options.trusted origins, and {@link everyLoopback} for all of this machine
 * @param options.own addresses of this site
 * @returns `foreign` for a server that is not on the browser's machine, `own` for one of this site, `untrusted` for an
 *   origin that is not trusted; undefined if it may
 */
export function refusedLocalServer(
  origin: string,
  { trusted, own }: { trusted: readonly string[]; own: readonly string[] },
): 'foreign' | 'own' | 'untrusted' | undefined {
  if (!isLoopbackOrigin(origin)) return 'foreign';
  if (isOwnServer(origin, own)) return 'own';
  return isTrustedOrigin(origin, trusted) ? undefined : 'untrusted';
}
