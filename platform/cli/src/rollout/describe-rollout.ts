import { minutesText } from '@aangan/manifest/rollout-steps';
import type { Rollout } from '@aangan/registry-client';
import { formatTime } from '../status/format-time.ts';

/** A rollout in some lines: its steps, where it is, and what it waits for. */
export function describeRollout(rollout: Rollout): string {
  const { releases, steps, next, by, at, why } = rollout;
  const names = releases.map(({ name, release }) => `${name} ${release}`).join(', ');
  const path = steps.map(({ percent, afterMinutes }, index) => {
    const after = index === 0 ? '' : ` after ${minutesText(afterMinutes)}`;
    return `${index === next ? '→ ' : ''}${percent} %${after}`;
  });
  return [
    `Rollout of ${names}: ${path.join(', ')}`,
    `  begun ${formatTime(at)} by ${by}${why && `: ${why}`}`,
    ...stateLines(rollout).map((line) => `  ${line}`),
  ].join('\n');
}

function stateLines({ state, stateWhy, waitsFor, approvedBy }: Rollout): string[] {
  const approved = approvedBy === null ? [] : [`the next step is approved by ${approvedBy}`];
  const awaited = waitsFor.map((one) => `waits for ${one}`);
  switch (state) {
    case 'running':
      return awaited.length > 0 ? [...awaited, ...approved] : ['the next step is due', ...approved];
    case 'paused':
      return [`PAUSED: ${stateWhy}`, ...approved];
    case 'done':
      return [`done${stateWhy && `: ${stateWhy}`}`];
    case 'ended':
      return [`ended: ${stateWhy}`];
  }
}
