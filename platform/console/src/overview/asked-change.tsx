import { useRollBackMutation } from '../api/registry-api.ts';
import { ConfirmChange } from '../history/confirm-change.tsx';
import { shortRelease } from '../layout/release-texts.ts';
import { PromoteDialog } from '../promote/promote-dialog.tsx';
import { DecideRollout } from '../rollout/decide-rollout.tsx';
import type { ChangeAsked } from './served-cell.tsx';

/** The question before a change that a cell of the table offers. */
export function AskedChange({ asked, onClose }: { asked: ChangeAsked; onClose: () => void }) {
  const [rollBack] = useRollBackMutation();
  const { kind, channel, revision } = asked;
  if (kind === 'widen-canary') {
    const { canary } = asked;
    const releases = canary.releases.map((one) => ({ name: one.name, release: one.release }));
    return (
      <PromoteDialog
        releases={releases}
        revision={revision}
        onClose={onClose}
        channels={[channel]}
        share={canary.percent}
        hasRollout={canary.rollout?.next != null}
      />
    );
  }
  const { name } = asked;
  if (kind === 'decide-rollout') {
    const { word, rollout } = asked;
    const about = { channel, name, revision };
    return <DecideRollout word={word} rollout={rollout} about={about} onClose={onClose} />;
  }
  const back = (why: string) => rollBack({ channel, names: [name], why, revision }).unwrap();
  if (kind === 'end-canary') {
    const { percent, releases } = asked.canary;
    return (
      <ConfirmChange
        action="End the canary"
        title={`End the canary of ${name} on ${channel}`}
        reason={`Ended the canary of ${name} by hand`}
        onConfirm={back}
        onClose={onClose}
      >
        <p>
          {`${percent} % of the visitors get the stable release again, of ${releases.map((one) => one.name).join(', ')}.`}
        </p>
      </ConfirmChange>
    );
  }
  return (
    <ConfirmChange
      action="Roll back"
      title={`Roll back ${name} on ${channel}`}
      reason={`Rolled back ${name} by hand`}
      onConfirm={back}
      onClose={onClose}
    >
      <p>
        <span>{`${shortRelease(asked.from)} → `}</span>
        <strong>{shortRelease(asked.to)}</strong>
      </p>
    </ConfirmChange>
  );
}
