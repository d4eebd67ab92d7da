import type { Channel } from '@aangan/manifest';
import { PlainError } from '@aangan/server/plain-error';

/**
 * @throws {PlainError} if the channel serves names that the composition lacks: it would then serve another composition
 */
export function refuseOthers(
  channel: Channel,
  served: readonly { name: string }[],
  releases: readonly { name: string }[],
): void {
  const others = served
    .map(({ name }) => name)
    .filter((name) => !releases.some((one) => one.name === name));
  if (others.length === 0) return;
  const names = others.join(' ');
  throw new PlainError(
    `${channel} also serves ${names}, which the composition lacks. Remove it first: aangan remove ${names} --channel ${channel} --why …`,
  );
}
