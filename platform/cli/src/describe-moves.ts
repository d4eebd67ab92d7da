import type { Channel } from '@aangan/manifest';
import type { MoveResult } from '@aangan/registry-client';

/**
 * Describes a promotion, without a full stop.
 * @param percent share of the visitors, if it was a canary
 */
export function describeMoves(
  channel: Channel,
  { moved }: MoveResult,
  percent: number | undefined,
): string {
  const put = moved.filter(({ kind }) => kind !== 'end-canary');
  if (put.length === 0) return `${channel} serves it already`;
  const names = put.map(({ name, to }) => `${name} ${to}`).join(', ');
  return percent === undefined
    ? `${channel} serves ${names} now`
    : `${percent} % of the visitors of ${channel} get ${names}`;
}
