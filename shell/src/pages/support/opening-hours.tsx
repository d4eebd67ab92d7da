import { type SupportState, supportStateAt } from '@aangan/domain';
import { tokens, when } from '@aangan/ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

const minuteMs = 60_000;

const Line = styled.p`
  display: flex;
  gap: ${tokens.space.xs};
  align-items: baseline;
  min-height: 1.65em;

  /* Beside the first line, also where the text takes two. */
  &::before {
    flex: none;
    align-self: start;
    margin-block-start: 0.5em;
    width: 0.625rem;
    height: 0.625rem;
    border: 1.5px solid ${tokens.color.lineStrong};
    border-radius: 50%;
    content: '';
  }
  &[data-state='open']::before {
    border-color: ${tokens.color.positive};
    background: ${tokens.color.positive};
  }
  ${when.noScript} {
    display: none;
  }
`;

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Whether support is open right now, in India. Its space is reserved until then, so that nothing moves. */
export function OpenNow() {
  const minute = useSyncExternalStore(everyMinute, thisMinute, () => null);
  const state = minute === null ? null : supportStateAt(new Date(minute * minuteMs));
  return (
    <Line data-state={state?.isOpen ? 'open' : 'closed'}>{state ? openingText(state) : ' '}</Line>
  );
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, minuteMs / 4);
  return () => clearInterval(timer);
}

function thisMinute(): number {
  return Math.floor(Date.now() / minuteMs);
}

/** "Closed now. We open tomorrow at 10 AM, Indian time." */
export function openingText(state: SupportState): string {
  if (state.isOpen) return 'Open now, until 7 PM Indian time.';
  const day = ['today', 'tomorrow'][state.opensInDays] ?? `on ${weekdays[state.opensOn]}`;
  return `Closed now. We open ${day} at 10 AM Indian time.`;
}
