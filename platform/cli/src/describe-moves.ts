import type { Channel } from '@aangan/manifest';
import { minutesText, type RolloutStep } from '@aangan/manifest/rollout-steps';
import type { MoveResult } from '@aangan/registry-client';

/**
 * Describes a promotion, without a full stop.
 * @param percent share of the visitors, if it was a canary
 * @param steps by which the platform widens it
 */
export function describeMoves(
  channel: Channel,
  { moved }: MoveResult,
  percent: number | undefined,
  steps: readonly RolloutStep[] = [],
): string {
  const put = moved.filter(({ kind }) => kind !== 'end-canary');
  if (put.length === 0) return `${channel} serves it already`;
  const names = put.map(({ name, to }) => `${name} ${to}`).join(', ');
  if (percent === undefined) return `${channel} serves ${names} now`;
  const later = steps.map(
    (step) => `, ${step.percent} % at least ${minutesText(step.afterMinutes)} later`,
  );
  return `${percent} % of the visitors of ${channel} get ${names}${later.join('')}`;
}
