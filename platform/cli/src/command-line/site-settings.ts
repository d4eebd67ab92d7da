import { type ClientSettings, readClientSettings } from '../client-settings.ts';
import type { OptionValues } from './command.ts';
import { UsageError } from './usage-error.ts';

/**
 * The site that a command talks to and the credentials, from the options or else the environment.
 * @throws {UsageError} for a malformed address
 */
export function siteSettings({ url, registry = url }: OptionValues): ClientSettings {
  const settings = readClientSettings();
  const named = url ?? registry;
  if (named === undefined) return settings;
  const site = URL.parse(named);
  if (!site || !/^https?:$/.test(site.protocol)) {
    throw new UsageError(`"${named}" is not the address of a site, such as https://aangan.example`);
  }
  return { ...settings, url: named.replace(/\/+$/, '') };
}
