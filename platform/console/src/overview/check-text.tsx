import type { RequiredCheck } from '@aangan/registry-client';
import { Muted } from '@aangan/ui';
import { ago } from '../layout/release-texts.ts';
import { HealthMark } from './health-text.tsx';

/** Whether the pages of a composition were checked, for a channel that requires it. */
export function CheckText({ check }: { check: RequiredCheck }) {
  const { state, by, at, findings } = check;
  const when = [at && ago(at, Date.now()), by && `by ${by}`].filter(Boolean).join(' ');
  if (state === 'passed') return <HealthMark data-state="good">{`Checked ${when}`}</HealthMark>;
  if (state === 'missing') return <HealthMark>Required check: none yet</HealthMark>;
  return (
    <>
      <HealthMark data-state="failing">{`The check failed ${when}`}</HealthMark>
      {findings.slice(0, 3).map((finding) => (
        <Muted key={finding}>{finding}</Muted>
      ))}
    </>
  );
}
