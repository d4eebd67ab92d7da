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
  channel: { name, rolloutRules, status },
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
        <AskedRules
          channel={name}
          before={rolloutRules}
          revision={status.revision}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

/** A registry of before tells no longest wait. */
function rulesText(rules: RolloutRules): string {
  const { quietHours, approval, minViews, maxWaitMinutes = null } = rules;
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
    ...waitText(maxWaitMinutes),
    ...approved[approval],
    ...quiet,
  ].join(', ');
}

function waitText(minutes: number | null): string[] {
  if (minutes === null) return [];
  if (minutes === 0) return ['not compared before it'];
  return [`compared within ${minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`}`];
}

/** In hours: ten times as long as a step may take. */
const maxWait = 1_680;

interface AskedRulesProps {
  channel: string;
  before: RolloutRules;
  /** Of the channel, as it is shown. */
  revision: number;
  onClose: () => void;
}

const hoursOf = (minutes: number | null | undefined) =>
  minutes === null || minutes === undefined ? '' : String(Math.ceil(minutes / 60));

/** What stays the same in whole hours stays the same in minutes: the command line sets these. */
function minutesOf(hours: number | null, before: number | null | undefined): number | null {
  if (hours === null) return null;
  return hoursOf(before) === String(hours) ? (before ?? null) : hours * 60;
}

/** Asks what each step of a rollout needs. */
function AskedRules({ channel, before, revision, onClose }: AskedRulesProps) {
  const [setRules] = useSetRolloutRulesMutation();
  const [views, setViews] = useState(String(before.minViews));
  const [wait, setWait] = useState(hoursOf(before.maxWaitMinutes));
  const [approval, setApproval] = useState(before.approval);
  const [isQuiet, setIsQuiet] = useState(before.quietHours !== null);
  const [hours, setHours] = useState(
    before.quietHours ?? { from: '22:00', until: '07:00', zone: 'Asia/Kolkata' },
  );
  const minViews = readWhole(views, 1_000_000);
  const waitHours = wait.trim() === '' ? null : readWhole(wait, maxWait);
  const mistake =
    minViews === undefined
      ? 'Enter how many page views: a whole number up to 1000000.'
      : waitHours === undefined
        ? `Enter how many hours: a whole number up to ${maxWait}, or nothing.`
        : undefined;
  const rules = {
    minViews: minViews ?? 0,
    maxWaitMinutes: minutesOf(waitHours ?? null, before.maxWaitMinutes),
    approval,
    quietHours: isQuiet ? hours : null,
  };
  return (
    <ConfirmChange
      action="Require"
      title={`What steps of rollouts on ${channel} need`}
      reason="Changed what steps of rollouts need by hand"
      mistake={mistake}
      onConfirm={(why) => setRules({ channel, rules, why, revision }).unwrap()}
      onClose={onClose}
    >
      <Stack gap="m">
        <TextField
          label="Page views with the canary, one of each network, since the step before"
          inputMode="numeric"
          value={views}
          onChange={({ target }) => setViews(target.value)}
        />
        <TextField
          label="Hours that a step waits at most for the comparison"
          hint="Without: three times its own time, and a day at least."
          inputMode="numeric"
          value={wait}
          onChange={({ target }) => setWait(target.value)}
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
