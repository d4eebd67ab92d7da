import styled from 'styled-components';
import { Button } from '../button/button.tsx';
import { Muted } from '../text/text.tsx';
import { tokens } from '../theme/tokens.ts';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space.s};
  padding-block: ${tokens.space.xl};
`;

export interface LoadMoreProps {
  /** Whether there is more to load; if not, only the status is shown. */
  hasMore: boolean;
  busy: boolean;
  /** How much of the list is shown: "12 of 24 designers". */
  status: string;
  /** Why the last attempt failed; null where it did not. */
  error?: string | null;
  onLoadMore: () => void;
}

/** The end of a list: how much is shown, and a button that loads more. */
export function LoadMore({ hasMore, busy, status, error, onLoadMore }: LoadMoreProps) {
  return (
    <Frame>
      <Muted>{status}</Muted>
      {error && <Muted role="alert">{error}</Muted>}
      {hasMore && (
        <Button variant="secondary" busy={busy} onClick={onLoadMore}>
          {error ? 'Try again' : 'Load more'}
        </Button>
      )}
    </Frame>
  );
}
