import { paths } from '@aangan/domain';
import { ButtonLink, EmptyState, usePageTitle } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { QuotePageFrame } from './page-frame.tsx';

/** Also of other people's quotes. */
export function NoSuchQuote() {
  const { t } = useLingui();
  const title = t({ id: 'conversations.no-such-quote', message: 'There is no such quote' });
  usePageTitle(title);
  return (
    <QuotePageFrame>
      <EmptyState title={title} wholePage>
        <ButtonLink as={Link} to={paths.conversations()}>
          <Trans id="conversations.all">All conversations</Trans>
        </ButtonLink>
      </EmptyState>
    </QuotePageFrame>
  );
}
