import styled from 'styled-components';
import { Button } from '../button/button.tsx';
import { Muted } from '../text/text.tsx';
import { tokens } from '../theme/tokens.ts';

const Place = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space.s};
  padding-block: ${tokens.space.xl};
`;

export interface LoadMoreProps {
  /** Whether there is more to load; without it only the count stands here. */
  hasMore: boolean;
  busy: boolean;
  /** "12 of 24 designers": where one is in the list. */
  status: string;
  /** What went wrong with the last attempt, if it did. */
  error?: string | null;
  onLoadMore: () => void;
}

/** The end of a list that has more. */
export function LoadMore({ hasMore, busy, status, error, onLoadMore }: LoadMoreProps) {
  return (
    <Place>
      <Muted>{status}</Muted>
      {error && <Muted role="alert">{error}</Muted>}
      {hasMore && (
        <Button variant="secondary" busy={busy} onClick={onLoadMore}>
          {error ? 'Try again' : 'Load more'}
        </Button>
      )}
    </Place>
  );
}
