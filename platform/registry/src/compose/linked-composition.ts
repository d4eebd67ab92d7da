import {
  type Channel,
  type ChannelComposition,
  composeShell,
  type Settings,
  shellName,
  shownSetting,
} from '@aangan/manifest';
import type { LinkedComposition } from '@aangan/manifest/compose-link';
import type { Kysely } from 'kysely';
import { findState } from '../channel/channel-repository.ts';
import { isShell } from '../channel/check-served.ts';
import { composedOn } from '../channel/composed-on.ts';
import { findLowTrust } from '../channel/low-trust-repository.ts';
import { unknownChannel } from '../channel/require-channel.ts';
import { findServed } from '../channel/served-repository.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import { findUsable, findVersions } from '../release/named-release-repository.ts';
import type { Tables } from '../tables.ts';
import type { StoredLink } from './compose-link-repository.ts';

/**
 * The composition that a link opens. It has no fallbacks, so that a composed page shows that a release fails.
 * @throws {RegistryRefusal} `not-found` where a release was retired, or the channel was removed
 */
export async function composed(
  db: Kysely<Tables>,
  { channel, releases, settings }: StoredLink,
): Promise<ChannelComposition> {
  const named = Object.entries(releases).map(([name, release]) => ({ name, release }));
  const usable = await findUsable(db, named);
  const gone = named.filter(({ name }) => !usable.some((one) => one.name === name));
  if (gone.length > 0) {
    const names = gone.map(({ name, release }) => `${name} ${release}`).join(', ');
    throw new RegistryRefusal('not-found', `Retired since the link was made: ${names}.`);
  }
  const manifests = usable.map(({ manifest }) => manifest);
  const shell = manifests.find(isShell);
  if (!shell) throw new RegistryRefusal('not-found', `The composition has no ${shellName}.`);
  const served = new Map((await findServed(db, channel)).map((one) => [one.name, one]));
  const marked = await findLowTrust(db);
  const remotes = manifests.flatMap((manifest) => {
    if (manifest.kind !== 'remote') return [];
    const { name } = manifest;
    const own = served.get(name);
    const isSame = own?.manifest.release === manifest.release;
    const options = {
      isOff: isSame && own.isOff,
      offExtensions: isSame ? own.offExtensions : [],
      settings: { ...own?.settings, ...settings[name] },
      lowTrust: marked.get(name),
    };
    return [composedOn(options, manifest)];
  });
  const state = await findState(db, channel);
  if (!state) throw unknownChannel(channel);
  const { securityFix } = state;
  return {
    channel,
    revision: 0,
    shell: composeShell(shell),
    remotes,
    ...(securityFix > 0 && { securityFix }),
  };
}

/**
 * How a composition differs from a channel: names whose release is not the one that the channel serves, and the values
 * that the composition sets, each as `remote.value`.
 */
export async function differencesOf(
  db: Kysely<Tables>,
  { releases, locals, settings }: Pick<StoredLink, 'releases' | 'locals' | 'settings'>,
  channel: Channel,
): Promise<LinkedComposition['differences']> {
  const originOf = new Map(locals.map(({ manifest: { name }, origin }) => [name, origin]));
  const all = await findServed(db, channel);
  const served = new Map(all.map(({ name, manifest }) => [name, manifest.release]));
  const setThere = new Map(all.map((one) => [one.name, one.settings]));
  const names = Object.entries({ ...Object.fromEntries(originOf), ...releases });
  const differing = names.filter(
    ([name, release]) => originOf.has(name) || served.get(name) !== release,
  );
  const wanted = differing.flatMap(([name, release]) => {
    const other = served.get(name);
    const own = originOf.has(name) ? [] : [{ name, release }];
    return [...own, ...(other ? [{ name, release: other }] : [])];
  });
  const rows = wanted.length === 0 ? [] : await findVersions(db, wanted);
  const described = (name: string, release: string) =>
    rows.find((one) => one.name === name && one.release === release)?.version ?? release;
  const ofValues = Object.entries(settings).flatMap(([remote, values]) =>
    Object.entries(values).map(([name, setting]) => ({
      name: `${remote}.${name}`,
      version: shownSetting(setting),
      served: shownThere(setThere.get(remote), name),
    })),
  );
  return differing
    .map(([name, release]) => {
      const other = served.get(name);
      return {
        name,
        version: originOf.get(name) ?? described(name, release),
        served: other === undefined ? null : described(name, other),
      };
    })
    .concat(ofValues)
    .sort((one, two) => (one.name < two.name ? -1 : 1));
}

function shownThere(settings: Settings = {}, name: string): string {
  const setting = Object.hasOwn(settings, name) ? settings[name] : undefined;
  return setting === undefined ? 'not set' : shownSetting(setting);
}
