import { Button, Container, ErrorState, usePageTitle } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useFirstPageInUse } from '../routing/first-page.ts';

/** The router's last error boundary: an error that no page handled. */
export function UnexpectedErrorPage() {
  const error = useRouteError();
  const { t } = useLingui();
  const title = t({ id: 'shell.unexpected-error', message: 'Unexpected Application Error!' });
  usePageTitle(title);
  useFirstPageInUse();
  useEffect(() => console.error(error), [error]);
  return (
    <Container as="main">
      <ErrorState wholePage title={title}>
        <p>
          <Trans id="shell.unexpected-error-why">
            Something went wrong on our side. Reloading the page usually helps.
          </Trans>
        </p>
        <Button onClick={() => window.location.reload()}>
          <Trans id="shell.reload">Reload the page</Trans>
        </Button>
      </ErrorState>
    </Container>
  );
}
