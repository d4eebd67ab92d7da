import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { Button, ButtonLink } from '../button/button.tsx';
import { pressHere } from '../link/press-here.ts';
import { Muted } from '../text/text.tsx';
import { tokens } from '../theme/tokens.ts';
import { TryAgain } from './try-again.tsx';

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
  /** Why the last attempt failed; null if it did not. */
  error?: string | null;
  /** The next page, for browsers without scripts and for new tabs. Without it, Load more is a button. */
  href?: string | undefined;
  onLoadMore: () => void;
}

/** The end of a list: how much is shown, and a link or button that loads more. */
export function LoadMore({ hasMore, busy, status, error, href, onLoadMore }: LoadMoreProps) {
  const { t } = useLingui();
  const more = t({ id: 'ui.load-more', message: 'Load more' });
  const isLink = href !== undefined && !error;
  return (
    <Frame>
      <Muted>{status}</Muted>
      {error && <Muted role="alert">{error}</Muted>}
      {hasMore && isLink && (
        <ButtonLink
          href={href}
          variant="secondary"
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          data-state={busy ? 'busy' : 'idle'}
          onClick={(event) => pressHere(event, () => !busy && onLoadMore())}
        >
          {more}
        </ButtonLink>
      )}
      {hasMore && error && <TryAgain onRetry={onLoadMore} busy={busy} />}
      {hasMore && !isLink && !error && (
        <Button variant="secondary" busy={busy} onClick={onLoadMore}>
          {more}
        </Button>
      )}
    </Frame>
  );
}
