import { useRef } from 'react';
import { useQueueInfiniteQuery } from '../api/lists.ts';
import { DecisionList } from './decision-list.tsx';
import { QueueItem } from './queue-item.tsx';

const words = {
  loading: 'Loading the queue…',
  failed: 'The queue could not be loaded',
  none: 'Nobody is waiting',
};

/** The profiles that wait for verification, the longest waiting first. */
export function Queue() {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useQueueInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <DecisionList
      title="Waiting to be verified"
      heading={heading}
      words={words}
      list={list}
      render={(listing) => (
        <li key={`${listing.kind} ${listing.id}`}>
          {/* The pressed button disappears with its item: the focus moves to the list's heading, which shows the new count. */}
          <QueueItem listing={listing} onVerified={() => heading.current?.focus()} />
        </li>
      )}
    />
  );
}
