import { Container, ErrorState } from '@aangan/ui';
import { FirstPageInUse } from '../routing/first-page.ts';

interface PageFailedProps {
  /** The page's declared title, by which a visitor knows it. */
  title?: string | undefined;
  retry: () => void;
}

/** In the place of a page that could not be loaded; header and footer go on working. */
export function PageFailed({ title, retry }: PageFailedProps) {
  const page = title ? `“${title}”` : 'This page';
  return (
    <Container>
      <FirstPageInUse />
      <ErrorState wholePage title={`${page} could not be loaded`} onRetry={retry}>
        <p>Everything else still works. Please check your connection, then try again.</p>
      </ErrorState>
    </Container>
  );
}
