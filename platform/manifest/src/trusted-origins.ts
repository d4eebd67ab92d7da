/** An entry of the trusted origins that stands for every loopback origin. */
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
  return trusted.includes(origin) || (trusted.includes(everyLoopback) && isLoopbackOrigin(origin));
}
