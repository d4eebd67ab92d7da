import { paths } from '@aangan/domain';
import { ButtonLink, Container, EmptyState, usePageTitle } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useFirstPageInUse } from '../routing/first-page.ts';

/** Shown at every address without a page: says so and links to the home page. */
export function NotFoundPage() {
  const { t } = useLingui();
  const title = t({ id: 'shell.not-found', message: 'Page not found' });
  usePageTitle(title);
  useFirstPageInUse();
  return (
    <Container>
      <EmptyState wholePage title={title}>
        <p>
          <Trans id="shell.not-found-why">
            The address may be mistyped, or the page has moved.
          </Trans>
        </p>
        <ButtonLink as={Link} to={paths.home()}>
          <Trans id="shell.go-home">Go to the home page</Trans>
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
