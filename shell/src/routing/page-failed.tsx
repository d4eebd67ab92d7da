import { Container, ErrorState } from '@aangan/ui';
import { FirstPageInUse } from './first-page.ts';

/** In the place of a page that could not be loaded; header and footer go on working. */
export function PageFailed({ retry }: { retry: () => void }) {
  return (
    <Container>
      <FirstPageInUse />
      <ErrorState wholePage title="This part of Aangan could not be loaded" onRetry={retry}>
        <p>Everything else still works. Please check your connection, then try again.</p>
      </ErrorState>
    </Container>
  );
}
