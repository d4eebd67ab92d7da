import type { ApiClient } from '@aangan/api-client';

/** What a visitor does before a page sends a request. A pointer that rests where a page appears is `over` it. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Loads the code that sends requests: at once where the page is about to send one, else when the visitor first does
 * something. A guest's page that came with its data needs none until then.
 */
export function prepareRequests(
  client: Pick<ApiClient, 'prepare'>,
  page: Document,
  { isNeeded }: { isNeeded: boolean },
): void {
  const prepare = () => {
    for (const sign of signs) page.removeEventListener(sign, prepare, true);
    // The request that needs it tries again, and tells of a failure.
    client.prepare().catch(() => undefined);
  };
  if (isNeeded) {
    prepare();
    return;
  }
  for (const sign of signs) {
    page.addEventListener(sign, prepare, { capture: true, passive: true });
  }
}
