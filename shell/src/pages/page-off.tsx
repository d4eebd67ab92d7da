import { paths } from '@aangan/domain';
import { ButtonLink, Container, EmptyState } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { useFirstPageInUse } from '../routing/first-page.ts';

/** In the place of the pages of a remote that is switched off; header and footer go on working. */
export function PageOff() {
  useFirstPageInUse();
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <Container>
      <EmptyState
        wholePage
        title={t({ id: 'shell.page-off', message: 'This page is not available right now' })}
      >
        <p>
          <Trans id="shell.page-off-what-to-do">
            Please come back later. The rest of Aangan works as usual.
          </Trans>
        </p>
        {pathname !== paths.home() && (
          <ButtonLink as={Link} to={paths.home()}>
            <Trans id="shell.go-home">Go to the home page</Trans>
          </ButtonLink>
        )}
      </EmptyState>
    </Container>
  );
}
