import { Button, Container, ErrorState, usePageTitle } from '@aangan/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useFirstPageInUse } from '../routing/first-page.ts';

/** The router's last error boundary: an error that no page handled. */
export function UnexpectedErrorPage() {
  const error = useRouteError();
  usePageTitle('Unexpected Application Error!');
  useFirstPageInUse();
  useEffect(() => console.error(error), [error]);
  return (
    <Container as="main">
      <ErrorState wholePage title="Unexpected Application Error!">
        <p>Something went wrong on our side. Reloading the page usually helps.</p>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </ErrorState>
    </Container>
  );
}
