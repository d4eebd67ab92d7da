/**
 * Ends service workers that a browser still has for the site: it has none of its own, and a release that was taken away
 * may have left one. Nothing happens where a browser has or allows none.
 * @param workers the page's `navigator.serviceWorker`
 */
export async function forgetServiceWorkers(
  workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined,
): Promise<void> {
  const found = (await workers?.getRegistrations().catch(() => [])) ?? [];
  await Promise.all(found.map((registration) => registration.unregister().catch(() => false)));
}
