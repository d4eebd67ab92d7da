import type { ComposedRemote, SlotExtension } from '@aangan/manifest';
import type { ServedRelease } from './served-repository.ts';

/** What an extension is called where it is switched off: a remote has each module in a slot once. */
export function extensionKey({ slot, expose }: Pick<SlotExtension, 'slot' | 'expose'>): string {
  return `${slot} ${expose}`;
}

/** A remote of a composition as a channel has switched it. */
export function switched(
  remote: ComposedRemote,
  { isOff, offExtensions }: Pick<ServedRelease, 'isOff' | 'offExtensions'>,
): ComposedRemote {
  const { extensions } = remote;
  return {
    ...remote,
    ...(extensions && {
      extensions: extensions.map((one) =>
        offExtensions.includes(extensionKey(one)) ? { ...one, isOff: true } : one,
      ),
    }),
    ...(isOff && { isOff }),
  };
}
