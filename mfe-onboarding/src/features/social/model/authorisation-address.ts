/**
 * The address of the provider's authorisation page, as a browser may be sent there: https, or this site's own origin,
 * where the demo has a stand-in. Null for anything else.
 */
export function authorisationAddress(address: unknown): string | null {
  const url = typeof address === 'string' ? URL.parse(address, window.location.origin) : null;
  if (!url) return null;
  const isAllowed = url.protocol === 'https:' || url.origin === window.location.origin;
  return isAllowed ? url.href : null;
}

/** Sends the browser to an address outside the app; Back returns to this page. */
export function leaveFor(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
