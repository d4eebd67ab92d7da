import { paths } from '@aangan/domain';
import { ButtonLink, Container, EmptyState, usePageTitle } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { useFirstPageInUse } from '../routing/first-page.ts';

/** Shown at every address without a page: says so and links to the home page. */
export function NotFoundPage() {
  usePageTitle('Page not found');
  useFirstPageInUse();
  return (
    <Container>
      <EmptyState wholePage title="Page not found">
        <p>The address may be mistyped, or the page has moved.</p>
        <ButtonLink as={Link} to={paths.home()}>
          Go to the home page
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
