import { type SupportState, supportStateAt } from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { tokens, when } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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

/** A Sunday, at noon in India. */
const sunday = Date.UTC(2026, 10, 22, 6, 30);
const dayMs = 24 * 60 * minuteMs;

/** Whether support is open right now, in India. Its space is reserved until then, so that nothing moves. */
export function OpenNow() {
  const { i18n } = useLingui();
  const minute = useSyncExternalStore(everyMinute, thisMinute, () => null);
  const state = minute === null ? null : supportStateAt(new Date(minute * minuteMs));
  return (
    <Line data-state={state?.isOpen ? 'open' : 'closed'}>
      {state ? openingText(state, i18n) : ' '}
    </Line>
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
export function openingText(state: SupportState, i18n: I18n): string {
  if (state.isOpen) {
    return i18n._(msg({ id: 'shell.open-now', message: 'Open now, until 7 PM Indian time.' }));
  }
  if (state.opensInDays === 0) return i18n._(opensToday);
  if (state.opensInDays === 1) return i18n._(opensTomorrow);
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long' }).format(
    sunday + state.opensOn * dayMs,
  );
  return i18n._(
    msg({
      id: 'shell.opens-on',
      message: `Closed now. We open on ${weekday} at 10 AM Indian time.`,
    }),
  );
}

const opensToday = msg({
  id: 'shell.opens-today',
  message: 'Closed now. We open today at 10 AM Indian time.',
});
const opensTomorrow = msg({
  id: 'shell.opens-tomorrow',
  message: 'Closed now. We open tomorrow at 10 AM Indian time.',
});
