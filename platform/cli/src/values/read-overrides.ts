import type { ReleaseManifest } from '@aangan/manifest';
import type { ChannelValues, ValueSetting } from '@aangan/registry-client';
import { readRelease } from '../composition/read-release.ts';
import type { SiteClient } from '../site-client.ts';
import { readValues } from './read-values.ts';
import { declaredOn, settingOf, type TypedValue } from './value-argument.ts';

/** A value that a composition sets in place of its channel. */
interface Override {
  remote: string;
  name: string;
  to: ValueSetting;
}

/** What overrides are read with. */
interface Composed {
  /** The channel whose releases complete the composition. */
  channel: string;
  /** The releases that are named: what one declares may not be on the channel yet. */
  releases: readonly { name: string; release: string }[];
}

/**
 * Values as they were typed for a composition, each of the type that its release there declares.
 * @throws {PlainError} if there is no such release or channel
 */
export async function readOverrides(
  site: SiteClient,
  typed: readonly (TypedValue & { remote: string })[],
  { channel, releases }: Composed,
): Promise<Override[]> {
  const named = releases.filter(({ name }) => typed.some(({ remote }) => remote === name));
  const manifests = await Promise.all(named.map((one) => readRelease(site, one)));
  const isOther = typed.some(({ remote }) => !named.some(({ name }) => name === remote));
  const known: ChannelValues['values'] = isOther ? (await readValues(site, channel)).values : [];
  return typed.map(({ remote, name, text }) => {
    const release = manifests.find((one) => one.name === remote);
    const declared = release ? declaredIn(release, name) : declaredOn(known, remote, name);
    return { remote, name, to: settingOf({ name, text }, declared) };
  });
}

function declaredIn(release: ReleaseManifest, name: string) {
  const values = (release.kind === 'remote' && release.manifest.values) || {};
  return (Object.hasOwn(values, name) && values[name]) || null;
}
