import { Container, Skeleton, Stack, tokens, VisuallyHidden, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Page = styled(Stack)`
  max-width: 72rem;
  margin-inline: auto;
  padding-block: ${tokens.space.l} ${tokens.space.section};

  ${when.print} {
    padding: 0;
  }
`;

/** Left out on paper. */
export const OnScreen = styled.div`
  display: contents;

  ${when.print} {
    display: none;
  }
`;

/** A page of a quote. */
export const QuotePageFrame = ({ children }: { children: ReactNode }) => (
  <Container>
    <Page gap="l">{children}</Page>
  </Container>
);

/** Until a quote is loaded. */
export function PageSkeleton() {
  const { t } = useLingui();
  return (
    <QuotePageFrame>
      <VisuallyHidden role="status">
        {t({ id: 'conversations.quote-loading', message: 'Loading the quote…' })}
      </VisuallyHidden>
      <Skeleton width="60%" height="3rem" />
      <Skeleton width="14rem" height="1.5rem" />
      {[0, 1, 2, 3].map((part) => (
        <Skeleton key={part} height="4rem" />
      ))}
    </QuotePageFrame>
  );
}
