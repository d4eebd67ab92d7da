import {
  type RemoteManifest,
  type Setting,
  type ShellManifest,
  type SiteValues,
  settingProblem,
} from '@aangan/manifest';
import { RegistryRefusal } from '../registry-refusal.ts';

/** A value that a composition sets in place of its channel. */
export interface WantedSetting {
  remote: string;
  name: string;
  to: Setting;
}

/**
 * What a composition sets, by remote.
 * @throws {RegistryRefusal} `not-found` for a value that no release of the composition reads, `invalid` for what it
 *   cannot be
 */
export function readSettings(
  wanted: readonly WantedSetting[],
  manifests: ReadonlyMap<string, { manifest: RemoteManifest | ShellManifest }>,
): SiteValues {
  const settings: SiteValues = {};
  for (const { remote, name, to } of wanted) {
    const { manifest } = manifests.get(remote) ?? {};
    const values = (manifest && 'values' in manifest && manifest.values) || {};
    const declared = Object.hasOwn(values, name) ? values[name] : undefined;
    if (!declared) {
      const known = Object.keys(values).join(', ') || 'none';
      const reason = `The composition has no value or flag "${name}" of ${remote}. It reads: ${known}.`;
      throw new RegistryRefusal('not-found', reason);
    }
    const problem = settingProblem(name, declared, to);
    if (problem) throw new RegistryRefusal('invalid', problem);
    if (Object.hasOwn(settings[remote] ?? {}, name)) {
      throw new RegistryRefusal('invalid', `The value ${name} of ${remote} is named twice.`);
    }
    settings[remote] = { ...settings[remote], [name]: to };
  }
  return settings;
}
