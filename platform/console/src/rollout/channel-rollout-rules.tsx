import type { RolloutRules } from '@aangan/registry-client';
import { Checkbox, FieldPair, SelectField, Stack, TextField } from '@aangan/ui';
import { useState } from 'react';
import type { ChannelGlance } from '../api/read-overview.ts';
import { useSetRolloutRulesMutation } from '../api/registry-api.ts';
import { ConfirmChange } from '../history/confirm-change.tsx';
import { ChannelRule } from '../overview/channel-rule.tsx';
import { readWhole } from './read-whole.ts';

const approvals = [
  { value: 'none', label: 'Nobody’s' },
  { value: 'integrator', label: 'An integrator’s' },
  { value: 'another', label: 'An integrator’s who did not begin it' },
];

/** What each step of a rollout on a channel needs, and changing it. */
export function ChannelRolloutRules({
  channel: { name, rolloutRules },
}: {
  channel: ChannelGlance;
}) {
  const [isAsked, setIsAsked] = useState(false);
  if (!rolloutRules) return null;
  return (
    <>
      <ChannelRule
        text={`Rollouts: ${rulesText(rolloutRules)}`}
        changeLabel={`Change what steps of rollouts on ${name} need`}
        onChange={() => setIsAsked(true)}
      />
      {isAsked && (
        <AskedRules channel={name} before={rolloutRules} onClose={() => setIsAsked(false)} />
      )}
    </>
  );
}

function rulesText({ quietHours, approval, minViews }: RolloutRules): string {
  const approved = {
    none: [],
    integrator: ['an approval'],
    another: ['another integrator’s approval'],
  };
  const quiet = quietHours
    ? [`not ${quietHours.from}–${quietHours.until} (${quietHours.zone})`]
    : [];
  return [
    `${minViews} page ${minViews === 1 ? 'view' : 'views'} for a step`,
    ...approved[approval],
    ...quiet,
  ].join(', ');
}

interface AskedRulesProps {
  channel: string;
  before: RolloutRules;
  onClose: () => void;
}

/** Asks what each step of a rollout needs. */
function AskedRules({ channel, before, onClose }: AskedRulesProps) {
  const [setRules] = useSetRolloutRulesMutation();
  const [views, setViews] = useState(String(before.minViews));
  const [approval, setApproval] = useState(before.approval);
  const [isQuiet, setIsQuiet] = useState(before.quietHours !== null);
  const [hours, setHours] = useState(
    before.quietHours ?? { from: '22:00', until: '07:00', zone: 'Asia/Kolkata' },
  );
  const minViews = readWhole(views, 1_000_000);
  const mistake =
    minViews === undefined ? 'Enter how many page views: a whole number up to 1000000.' : undefined;
  const rules = { minViews: minViews ?? 0, approval, quietHours: isQuiet ? hours : null };
  return (
    <ConfirmChange
      action="Require"
      title={`What steps of rollouts on ${channel} need`}
      reason="Changed what steps of rollouts need by hand"
      mistake={mistake}
      onConfirm={(why) => setRules({ channel, rules, why }).unwrap()}
      onClose={onClose}
    >
      <Stack gap="m">
        <TextField
          label="Page views with the canary, since the step before"
          inputMode="numeric"
          value={views}
          onChange={({ target }) => setViews(target.value)}
        />
        <SelectField
          label="Approval of each step"
          options={approvals}
          value={approval}
          onChange={({ target }) => setApproval(target.value as RolloutRules['approval'])}
        />
        <Checkbox
          label="Quiet hours, in which no step begins"
          checked={isQuiet}
          onChange={({ target }) => setIsQuiet(target.checked)}
        />
        {isQuiet && (
          <>
            <FieldPair>
              <TextField
                label="From"
                type="time"
                value={hours.from}
                onChange={({ target }) => setHours({ ...hours, from: target.value })}
              />
              <TextField
                label="Until"
                type="time"
                value={hours.until}
                onChange={({ target }) => setHours({ ...hours, until: target.value })}
              />
            </FieldPair>
            <TextField
              label="By the clocks of"
              value={hours.zone}
              onChange={({ target }) => setHours({ ...hours, zone: target.value.trim() })}
            />
          </>
        )}
      </Stack>
    </ConfirmChange>
  );
}
