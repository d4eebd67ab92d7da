import type { ChannelStatus, Rollout } from '@aangan/registry-client';
import { SelectField, Stack, TextField } from '@aangan/ui';
import { useState } from 'react';
import {
  type NamedRelease,
  usePromoteMutation,
  useRequiredCheckQuery,
  useStatusQuery,
} from '../api/registry-api.ts';
import { ConfirmChange } from '../history/confirm-change.tsx';
import { shortRelease } from '../layout/release-texts.ts';
import { CheckText } from '../overview/check-text.tsx';
import { readWhole } from '../rollout/read-whole.ts';
import { StepsFields, type TypedStep } from '../rollout/steps-fields.tsx';

interface PromoteDialogProps {
  releases: readonly NamedRelease[];
  /** Channels to choose from; the first is preselected. */
  channels: readonly string[];
  /**
   * The revision that was shown when the dialog opened: a change by another person makes the registry refuse. Absent,
   * the first revision that is read.
   */
  revision?: number | undefined;
  /** The share of a live canary of these releases, to be changed. */
  share?: number;
  /** Whether that canary has a rollout, which a change by hand pauses. */
  hasRollout?: boolean;
  onClose: () => void;
}

const share = { value: 'canary', label: 'A share of the visitors, as a canary' };
const bySteps = { value: 'steps', label: 'A share, then more in steps' };
const extents = [{ value: 'all', label: 'All visitors' }, share, bySteps];
/** The next extents of a live canary. */
const nextExtents = [
  share,
  bySteps,
  { value: 'all', label: 'All visitors: it becomes the stable release' },
];
const firstSteps: TypedStep[] = [
  { id: 1, percent: '25', afterMinutes: 30 },
  { id: 2, percent: '100', afterMinutes: 120 },
];

/** Puts releases on a channel, all or none, for everybody or a share of the visitors. */
export function PromoteDialog(props: PromoteDialogProps) {
  const { releases, channels, revision, share: before, hasRollout = false, onClose } = props;
  const [channel, setChannel] = useState(channels[0] ?? 'production');
  const [extent, setExtent] = useState(before === undefined ? 'all' : 'canary');
  const [percent, setPercent] = useState(String(before ?? 10));
  const [typed, setTyped] = useState(firstSteps);
  const seen = useFirstStatus(channel);
  const known = revision ?? seen?.revision;
  const { currentData: check } = useRequiredCheckQuery({ channel, releases });
  const [promote] = usePromoteMutation();
  const canary = extent === 'all' ? undefined : readWhole(percent, 100);
  const steps = extent === 'steps' ? typed.map(readStep) : undefined;
  return (
    <ConfirmChange
      title={before === undefined ? `Promote to ${channel}` : `Canary on ${channel}`}
      action={extent === 'all' ? 'Promote' : before === undefined ? 'Start the canary' : 'Change'}
      reason={before === undefined ? '' : 'Changed the canary'}
      mistake={mistakeOf({ canary, extent, steps, known })}
      onConfirm={(why) =>
        promote({ channel, releases, why, canary, steps, revision: known ?? 0 }).unwrap()
      }
      onClose={onClose}
    >
      <Stack gap="m">
        <ul>
          {releases.map(({ name, release }) => (
            <li key={name}>
              <span>{`${name}: ${replaced(seen, name)} → `}</span>
              <strong>{shortRelease(release)}</strong>
            </li>
          ))}
        </ul>
        {channels.length > 1 && (
          <SelectField
            label="Channel"
            options={channels.map((name) => ({ value: name, label: name }))}
            value={channel}
            onChange={({ target }) => setChannel(target.value)}
          />
        )}
        <SelectField
          label="For"
          options={(before === undefined ? extents : nextExtents).filter(
            (one) => one !== bySteps || !hasRollout,
          )}
          value={extent}
          onChange={({ target }) => setExtent(target.value)}
        />
        {extent !== 'all' && (
          <TextField
            label="Percent of the visitors"
            inputMode="numeric"
            value={percent}
            hint={`${extent === 'canary' ? '0 keeps it without visitors. ' : ''}Visitors who have it keep it when the share grows.`}
            onChange={({ target }) => setPercent(target.value.trim())}
          />
        )}
        {extent === 'steps' && <StepsFields steps={typed} onChange={setTyped} />}
        {extent === 'canary' && hasRollout && (
          <p>Its rollout pauses, and goes on from this share when you say so.</p>
        )}
        {check?.isRequired && (
          <div>
            <CheckText check={check} />
            {check.state !== 'passed' && (
              <p>
                <span>{`${channel} takes only compositions with a passed check. Run `}</span>
                <code>aangan check --composition</code> with these releases and{' '}
                <code>--record</code>.
              </p>
            )}
          </div>
        )}
        {releases.length > 1 && <p>All of them are promoted, or none.</p>}
      </Stack>
    </ConfirmChange>
  );
}

/** What is no number is none of a step, either. */
const readStep = ({ percent, afterMinutes }: TypedStep): Rollout['steps'][number] => ({
  percent: readWhole(percent, 100) ?? Number.NaN,
  afterMinutes,
});

function mistakeOf(asked: {
  canary: number | undefined;
  extent: string;
  steps: Rollout['steps'] | undefined;
  known: number | undefined;
}) {
  const { canary, extent, steps = [], known } = asked;
  if (known === undefined) return 'What the channel serves is not read yet. Try again.';
  if (extent === 'all') return undefined;
  if (canary === undefined || steps.some(({ percent }) => Number.isNaN(percent))) {
    return 'Enter a whole number from 0 to 100.';
  }
  return undefined;
}

/** The channel's status as it was first read, on which the decision is based. */
function useFirstStatus(channel: string): ChannelStatus | undefined {
  const { currentData } = useStatusQuery(channel);
  const [seen, setSeen] = useState<Record<string, ChannelStatus>>({});
  if (currentData && !(channel in seen)) {
    setSeen({ ...seen, [channel]: currentData });
  }
  return seen[channel];
}

/** The stable release that a promotion replaces. */
function replaced(status: ChannelStatus | undefined, name: string): string {
  if (!status) return '…';
  const served = status.releases.find((one) => one.name === name);
  return served ? shortRelease(served.release) : 'nothing';
}
