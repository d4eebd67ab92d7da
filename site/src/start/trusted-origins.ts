import { everyLoopback } from '@aangan/manifest';
import type { StartSettings } from '../start-settings.ts';

/** The origins of TRUSTED_ORIGINS; unset, the site's, the console's, and servers of developers' machines. */
export function trustedOriginsOf({
  trustedOrigins,
  publicUrl,
  consoleUrl,
}: Pick<StartSettings, 'trustedOrigins' | 'publicUrl' | 'consoleUrl'>): readonly string[] {
  const own = [publicUrl, consoleUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
  return trustedOrigins ?? [...new Set(own), everyLoopback];
}
