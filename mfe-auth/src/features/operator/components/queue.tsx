import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Listing, useQueueInfiniteQuery } from '../api/lists.ts';
import { DecisionList } from './decision-list.tsx';
import { QueueItem } from './queue-item.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** The profiles that wait for verification, the longest waiting first. */
export function Queue() {
  const { t } = useLingui();
  const words = {
    loading: t({ id: 'auth.queue-loading', message: 'Loading the queue…' }),
    failed: t({ id: 'auth.queue-failed', message: 'The queue could not be loaded' }),
    none: t({ id: 'auth.queue-empty', message: 'Nobody is waiting' }),
  };
  const { heading, focusHeading } = useHeadingFocus();
  const list = useQueueInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [toSendBack, setToSendBack] = useState<Listing | null>(null);
  return (
    <>
      <DecisionList
        title={t({ id: 'auth.waiting-to-be-verified', message: 'Waiting to be verified' })}
        heading={heading}
        words={words}
        list={list}
        render={(listing) => (
          <li key={`${listing.kind} ${listing.id}`}>
            <QueueItem
              listing={listing}
              // The pressed button disappears with its item: the heading shows the new count.
              onVerified={focusHeading}
              onSendBack={() => setToSendBack(listing)}
            />
          </li>
        )}
      />
      <SendBackDialog
        listing={toSendBack}
        onClose={() => setToSendBack(null)}
        onSentBack={() => {
          setToSendBack(null);
          focusHeading();
        }}
      />
    </>
  );
}
