import {
  type ComposedRemote,
  composeRemote,
  type LowTrust,
  linkKey,
  mayFill,
  type RemoteRelease,
  slotOfLink,
  withSettings,
} from '@aangan/manifest';
import type { ServedRelease } from './served-repository.ts';
import { offKeyOf } from './switched-extension.ts';

/** What a channel says of a remote beside its release. */
interface ChannelOptions extends Pick<ServedRelease, 'isOff' | 'offExtensions' | 'settings'> {
  /** Undefined for a remote of full trust. */
  lowTrust: LowTrust | undefined;
}

/** A remote of a composition as a channel has switched it and set its values. */
export function composedOn(
  { isOff, offExtensions, settings, lowTrust }: ChannelOptions,
  release: RemoteRelease,
  previous?: RemoteRelease,
): ComposedRemote {
  const declares = { own: release.manifest, fallback: previous?.manifest };
  const remote = withSettings(composeRemote(release, previous), declares, settings);
  const { extensions, routes } = remote;
  const { asks = [] } = release.manifest;
  // What was granted and is not asked for any more is not open.
  const grants = lowTrust?.grants.filter((one) => asks.includes(one));
  const offLinks = routes.flatMap(({ path, link }) => {
    const off = link && offKeyOf(offExtensions, { slot: slotOfLink(link), path });
    return link && off ? [linkKey(path, link)] : [];
  });
  return {
    ...remote,
    ...(extensions && {
      extensions: extensions.map((one) =>
        offKeyOf(offExtensions, one) || (grants && !mayFill(grants, one.slot))
          ? { ...one, isOff: true }
          : one,
      ),
    }),
    ...(offLinks.length > 0 && { offLinks }),
    ...(isOff && { isOff }),
    ...(grants && { lowTrust: { grants } }),
  };
}
