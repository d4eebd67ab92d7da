import { paths } from '@aangan/domain';
import { ButtonLink, Container, EmptyState } from '@aangan/ui';
import { Link, useLocation } from 'react-router-dom';
import { useFirstPageInUse } from '../routing/first-page.ts';

/** In the place of the pages of a remote that is switched off; header and footer go on working. */
export function PageOff() {
  useFirstPageInUse();
  const { pathname } = useLocation();
  return (
    <Container>
      <EmptyState wholePage title="This page is not available right now">
        <p>Please come back later. The rest of Aangan works as usual.</p>
        {pathname !== paths.home() && (
          <ButtonLink as={Link} to={paths.home()}>
            Go to the home page
          </ButtonLink>
        )}
      </EmptyState>
    </Container>
  );
}
