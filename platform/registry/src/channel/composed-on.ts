import {
  type ComposedRemote,
  composeRemote,
  linkKey,
  type RemoteRelease,
  withSettings,
} from '@aangan/manifest';
import type { ServedRelease } from './served-repository.ts';
import { extensionKey, isOffBy } from './switched-extension.ts';

/** What a channel says of a remote beside its release. */
type ChannelOptions = Pick<ServedRelease, 'isOff' | 'offExtensions' | 'settings'>;

/** A remote of a composition as a channel has switched it and set its values. */
export function composedOn(
  { isOff, offExtensions, settings }: ChannelOptions,
  release: RemoteRelease,
  previous?: RemoteRelease,
): ComposedRemote {
  const declares = { own: release.manifest, fallback: previous?.manifest };
  const remote = withSettings(composeRemote(release, previous), declares, settings);
  const { extensions, routes } = remote;
  const offLinks = routes.flatMap(({ path, link }) => {
    const isLinkOff = link && offExtensions.some((key) => isOffBy(key, { slot: '', path }));
    return isLinkOff ? [linkKey(path, link)] : [];
  });
  return {
    ...remote,
    ...(extensions && {
      extensions: extensions.map((one) =>
        offExtensions.includes(extensionKey(one)) ? { ...one, isOff: true } : one,
      ),
    }),
    ...(offLinks.length > 0 && { offLinks }),
    ...(isOff && { isOff }),
  };
}
