/**
 * Sends a report that survives leaving the page.
 * @returns false where the browser has no beacons, too much is queued, or an extension refuses them
 */
export function sendBeacon({ navigator }: Window, path: string, body: string): boolean {
  try {
    return navigator.sendBeacon?.(path, body) ?? false;
  } catch {
    return false;
  }
}
