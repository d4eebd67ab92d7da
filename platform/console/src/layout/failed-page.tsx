import { Button, ErrorState, usePageTitle } from '@aangan/ui';

/** Replaces a page that threw. */
export function FailedPage() {
  usePageTitle('Console');
  return (
    <ErrorState wholePage title="This page of the console failed">
      <p>The channels are as they were. Load the page again, or go to the channels.</p>
      <Button onClick={() => location.assign('/')}>To the channels</Button>
    </ErrorState>
  );
}
