import { Container, ErrorState } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FirstPageInUse } from '../routing/first-page.ts';

interface PageFailedProps {
  /** The page's declared title, by which a visitor knows it. */
  title?: string | undefined;
  retry: () => void;
}

/** In the place of a page that could not be loaded; header and footer go on working. */
export function PageFailed({ title, retry }: PageFailedProps) {
  const { t } = useLingui();
  const failed = title
    ? t({ id: 'shell.titled-page-failed', message: `“${title}” could not be loaded` })
    : t({ id: 'shell.page-failed', message: 'This page could not be loaded' });
  return (
    <Container>
      <FirstPageInUse />
      <ErrorState wholePage title={failed} onRetry={retry}>
        <p>
          <Trans id="shell.page-failed-what-to-do">
            Everything else still works. Please check your connection, then try again.
          </Trans>
        </p>
      </ErrorState>
    </Container>
  );
}
