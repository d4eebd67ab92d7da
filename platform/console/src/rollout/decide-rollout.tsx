import type { Rollout } from '@aangan/registry-client';
import { type RolloutWord, useDecideRolloutMutation } from '../api/registry-api.ts';
import { ConfirmChange } from '../history/confirm-change.tsx';
import { shortRelease } from '../layout/release-texts.ts';

interface DecideRolloutProps {
  word: RolloutWord;
  rollout: Rollout;
  about: { channel: string; name: string; revision: number };
  onClose: () => void;
}

/** The question before a rollout is paused or resumed, or its next step approved. */
export function DecideRollout({ word, rollout, about, onClose }: DecideRolloutProps) {
  const [decide] = useDecideRolloutMutation();
  const { channel, name } = about;
  const { releases, steps, next, waitsFor } = rollout;
  const percent = next === null ? undefined : steps[next]?.percent;
  const texts = {
    pause: {
      action: 'Pause',
      title: `Pause the rollout of ${name} on ${channel}`,
      reason: `Paused the rollout of ${name} by hand`,
      says: 'The canary keeps its share until the rollout goes on, or is ended.',
    },
    resume: {
      action: 'Go on',
      title: `Go on with the rollout of ${name} on ${channel}`,
      reason: `Let the rollout of ${name} go on`,
      says: `The next step gives ${percent} % of the visitors this release, when nothing is in its way.`,
    },
    approve: {
      action: `Approve ${percent} %`,
      title: `Approve ${percent} % for ${name} on ${channel}`,
      reason: `Approved ${percent} % for ${name}`,
      says: 'Only this step is approved. It begins when nothing else is in its way.',
    },
  };
  const { action, title, reason, says } = texts[word];
  return (
    <ConfirmChange
      action={action}
      title={title}
      reason={reason}
      onConfirm={(why) => decide({ word, ...about, why }).unwrap()}
      onClose={onClose}
    >
      <p>{releases.map((one) => `${one.name} ${shortRelease(one.release)}`).join(', ')}</p>
      <p>{says}</p>
      {word !== 'pause' && waitsFor.length > 0 && <p>{`It waits for ${waitsFor.join('; ')}.`}</p>}
    </ConfirmChange>
  );
}
