import type { Rollout, RolloutRules } from '@aangan/registry-client';
import { Badge, Button, Muted, Row, Stack } from '@aangan/ui';
import { useSelector } from 'react-redux';
import type { RolloutWord } from '../api/registry-api.ts';
import type { State } from '../create-store.ts';
import { ShortText } from '../layout/short-text.tsx';

const states = {
  running: 'Rollout',
  paused: 'Rollout paused',
  done: 'Rollout done',
  ended: 'Rollout ended',
} as const;

/** Where a rollout is, and what its next step waits for. */
export function RolloutText({ rollout }: { rollout: Rollout }) {
  const { steps, next, state, stateWhy, waitsFor, approvedBy } = rollout;
  const now = (next ?? steps.length) - 1;
  const coming = next === null ? undefined : steps[next];
  return (
    <Stack gap="hair">
      <Row gap="xs">
        <Badge data-tone={state === 'paused' ? 'accent' : undefined}>{states[state]}</Badge>
        <span>
          {steps.map(({ percent }, at) => (
            <span key={percent}>
              {at > 0 && <span> → </span>}
              {at === now ? <strong>{`${percent} %`}</strong> : <span>{`${percent} %`}</span>}
            </span>
          ))}
        </span>
      </Row>
      {stateWhy && <ShortText>{stateWhy}</ShortText>}
      {coming && state === 'running' && <Awaited percent={coming.percent} waitsFor={waitsFor} />}
      {approvedBy && <Muted>{`The next step is approved by ${approvedBy}.`}</Muted>}
    </Stack>
  );
}

/** What a step waits for, one thing in a line: each has figures of its own. */
function Awaited({ percent, waitsFor }: { percent: number; waitsFor: readonly string[] }) {
  if (waitsFor.length === 0) return <Muted>{`${percent} % is due.`}</Muted>;
  return (
    <>
      <Muted>{`${percent} % waits for`}</Muted>
      <ul>
        {waitsFor.map((awaited) => (
          <li key={awaited}>
            <Muted>{awaited}</Muted>
          </li>
        ))}
      </ul>
    </>
  );
}

interface RolloutActionsProps {
  rollout: Rollout;
  rules: RolloutRules | undefined;
  onDecide: (word: RolloutWord, rollout: Rollout) => void;
}

/** What can be decided about a rollout that is not over. */
export function RolloutActions({ rollout, rules, onDecide }: RolloutActionsProps) {
  const session = useSelector(({ session: one }: State) => one);
  const { state, next, steps, approvedBy, by } = rollout;
  const coming = next === null ? undefined : steps[next];
  if (!coming) return null;
  const own = 'email' in session && session.email === by;
  const approval = rules?.approval ?? 'none';
  const mayApprove = approval === 'integrator' || (approval === 'another' && !own);
  return (
    <>
      {mayApprove && approvedBy === null && (
        <Button
          onClick={() => onDecide('approve', rollout)}
        >{`Approve ${coming.percent} %`}</Button>
      )}
      {state === 'running' ? (
        <Button variant="secondary" onClick={() => onDecide('pause', rollout)}>
          Pause
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => onDecide('resume', rollout)}>
          Go on
        </Button>
      )}
    </>
  );
}
