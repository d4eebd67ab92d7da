import type { FullConfig } from '@playwright/test';

/**
 * Ends the run where the site has started without a release on its channel: every journey would fail, each after its
 * time limit, and none could say why. The lines of the site's start, above in the output, do.
 */
export default async function requireServedSite({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL;
  if (origin === undefined) throw new Error('The journeys have no origin to open.');
  const { status } = await fetch(new URL('/platform/channels/production', origin));
  if (status !== 200) {
    throw new Error(
      `production of ${origin} serves no site (${status}): its start, above, says which check refused it.`,
    );
  }
}
