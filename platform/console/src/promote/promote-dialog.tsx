import type { ChannelStatus } from '@aangan/registry-client';
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
  onClose: () => void;
}

const share = { value: 'canary', label: 'A share of the visitors, as a canary' };
const extents = [{ value: 'all', label: 'All visitors' }, share];
/** The next extents of a live canary. */
const nextExtents = [share, { value: 'all', label: 'All visitors: it becomes the stable release' }];

/** Puts releases on a channel, all or none, for everybody or a share of the visitors. */
export function PromoteDialog(props: PromoteDialogProps) {
  const { releases, channels, revision, share: before, onClose } = props;
  const [channel, setChannel] = useState(channels[0] ?? 'production');
  const [extent, setExtent] = useState(before === undefined ? 'all' : 'canary');
  const [percent, setPercent] = useState(String(before ?? 10));
  const seen = useFirstStatus(channel);
  const known = revision ?? seen?.revision;
  const { currentData: check } = useRequiredCheckQuery({ channel, releases });
  const [promote] = usePromoteMutation();
  const canary = extent === 'canary' ? Number(percent) : undefined;
  return (
    <ConfirmChange
      title={before === undefined ? `Promote to ${channel}` : `Canary on ${channel}`}
      action={
        canary === undefined ? 'Promote' : before === undefined ? 'Start the canary' : 'Change'
      }
      reason={before === undefined ? '' : 'Changed the canary'}
      mistake={mistakeOf({ percent, extent, known })}
      onConfirm={(why) =>
        promote({ channel, releases, why, canary, revision: known ?? 0 }).unwrap()
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
          options={before === undefined ? extents : nextExtents}
          value={extent}
          onChange={({ target }) => setExtent(target.value)}
        />
        {extent === 'canary' && (
          <TextField
            label="Percent of the visitors"
            inputMode="numeric"
            value={percent}
            hint="0 keeps it without visitors. Visitors who have it keep it when the share grows."
            onChange={({ target }) => setPercent(target.value.trim())}
          />
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

function mistakeOf(asked: { percent: string; extent: string; known: number | undefined }) {
  if (asked.known === undefined) return 'What the channel serves is not read yet. Try again.';
  if (asked.extent === 'all' || /^(?:0|[1-9]\d?|100)$/.test(asked.percent)) return undefined;
  return 'Enter a whole number from 0 to 100.';
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
