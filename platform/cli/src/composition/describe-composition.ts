import type { ServedComposition } from '@aangan/registry-client';
import { formatTable } from '../status/format-table.ts';
import { formatTime } from '../status/format-time.ts';

/** A composition in a terminal. */
export function describeComposition(composition: ServedComposition): string {
  const { id, channel, releases, canaries, firstAt, lastAt } = composition;
  const rows = releases.map(({ name, release, version, isRetired }) => [
    name,
    version ?? release,
    isRetired ? 'retired' : '',
  ]);
  const ofCanaries =
    canaries.length === 0
      ? ''
      : `, with canar${canaries.length === 1 ? 'y' : 'ies'} ${canaries.join(', ')}`;
  return [
    `${id} of ${channel}${ofCanaries}`,
    `Page views had it from ${formatTime(firstAt)} to ${formatTime(lastAt)}.`,
    formatTable([['name', 'release'], ...rows]),
  ].join('\n');
}
