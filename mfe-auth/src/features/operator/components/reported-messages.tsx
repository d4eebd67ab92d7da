import { paths } from '@aangan/domain';
import { Chip, ChipGroup } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useReportedMessagesInfiniteQuery } from '../api/reported-messages.ts';
import { DecisionList } from './decision-list.tsx';
import { MessageDecisionDialog, type PendingMessage } from './message-decision-dialog.tsx';
import { ReportedMessageItem } from './reported-message-item.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const choices = {
  waiting: {
    label: msg({ id: 'auth.messages-waiting', message: 'Waiting' }),
    to: paths.operator(),
    none: msg({ id: 'auth.no-message-waits', message: 'No message is waiting for a decision' }),
  },
  decided: {
    label: msg({ id: 'auth.messages-decided', message: 'Decided' }),
    to: `${paths.operator()}?messages=decided`,
    none: msg({ id: 'auth.no-message-decided', message: 'No message was decided about' }),
  },
} as const;

/** The messages that were reported, the longest waiting first, or those decided about. Which is kept in the address. */
export function ReportedMessages() {
  const { t, i18n } = useLingui();
  const show = useSearchParams()[0].get('messages') === 'decided' ? 'decided' : 'waiting';
  const list = useReportedMessagesInfiniteQuery(show, { refetchOnMountOrArgChange: true });
  const { heading, focusHeading } = useHeadingFocus();
  const [pending, setPending] = useState<PendingMessage | null>(null);

  function finish() {
    setPending(null);
    focusHeading();
  }

  return (
    <>
      <DecisionList
        title={t({ id: 'auth.reported-messages', message: 'Reported messages' })}
        heading={heading}
        words={{
          loading: t({
            id: 'auth.reported-messages-loading',
            message: 'Loading the reported messages…',
          }),
          failed: t({
            id: 'auth.reported-messages-failed',
            message: 'The reported messages could not be loaded',
          }),
          none: i18n._(choices[show].none),
        }}
        list={{ ...list, data: list.currentData }}
        render={(reported) => (
          <li key={`${reported.conversation_id}.${reported.message.sequence}`}>
            <ReportedMessageItem
              reported={reported}
              onDecide={(act) => setPending({ reported, act })}
            />
          </li>
        )}
      >
        <ChipGroup label={t({ id: 'auth.which-messages', message: 'Which messages' })}>
          {(['waiting', 'decided'] as const).map((one) => (
            <Chip
              key={one}
              as={Link}
              to={choices[one].to}
              selected={one === show}
              preventScrollReset
            >
              {i18n._(choices[one].label)}
            </Chip>
          ))}
        </ChipGroup>
      </DecisionList>
      <MessageDecisionDialog
        pending={pending}
        onClose={() => setPending(null)}
        onDecided={finish}
      />
    </>
  );
}
