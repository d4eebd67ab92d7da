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
  /** To choose from; the first is chosen. */
  channels: readonly string[];
  /** Of what was shown when it was asked for: a change by another person refuses it. Without it, what is read first. */
  revision?: number | undefined;
  /** The share of a live canary of these releases, which is changed. */
  share?: number;
  onClose: () => void;
}

const extents = [
  { value: 'all', label: 'All visitors' },
  { value: 'canary', label: 'A share of the visitors, as a canary' },
];

/** Puts releases on a channel, all of them or none: for everybody, or for a share of the visitors. */
export function PromoteDialog(props: PromoteDialogProps) {
  const { releases, channels, revision, share, onClose } = props;
  const [channel, setChannel] = useState(channels[0] ?? 'production');
  const [extent, setExtent] = useState(share === undefined ? 'all' : 'canary');
  const [percent, setPercent] = useState(String(share ?? 10));
  const known = useFirstRevision(channel, revision);
  const { currentData: check } = useRequiredCheckQuery({ channel, releases });
  const [promote] = usePromoteMutation();
  const canary = extent === 'canary' ? Number(percent) : undefined;
  return (
    <ConfirmChange
      title={share === undefined ? `Promote to ${channel}` : `Canary on ${channel}`}
      action={
        share !== undefined ? 'Change' : canary === undefined ? 'Promote' : 'Start the canary'
      }
      reason={share === undefined ? '' : 'Changed the share of the canary'}
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
              {name} {shortRelease(release)}
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
        {share === undefined && (
          <SelectField
            label="For"
            options={extents}
            value={extent}
            onChange={({ target }) => setExtent(target.value)}
          />
        )}
        {extent === 'canary' && (
          <TextField
            label="Percent of the visitors"
            inputMode="numeric"
            value={percent}
            hint="0 keeps it without visitors. Visitors who have it keep it when the share grows."
            onChange={({ target }) => setPercent(target.value.trim())}
          />
        )}
        {check?.is_required && (
          <div>
            <CheckText check={check} />
            {check.state !== 'passed' && (
              <p>
                {channel} takes only compositions with a passed check. Run{' '}
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

/** The revision of each channel as it was first read: what was decided on. */
function useFirstRevision(channel: string, given: number | undefined): number | undefined {
  const { currentData } = useStatusQuery(channel);
  const [seen, setSeen] = useState<Record<string, number>>({});
  if (currentData && !(channel in seen)) {
    setSeen({ ...seen, [channel]: currentData.revision });
  }
  return given ?? seen[channel];
}
