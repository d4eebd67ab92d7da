import { Grid, Skeleton, Spinner, Stack, VisuallyHidden } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';

/** Placeholders for the first items. */
export function ItemSkeletons() {
  return (
    <>
      <VisuallyHidden role="status">
        <Spinner size="inline" /> <Trans id="portfolio.loading">Loading your portfolio…</Trans>
      </VisuallyHidden>
      <Grid aria-hidden="true">
        {['first', 'second', 'third'].map((place) => (
          <Stack as="li" key={place} gap="s">
            <Skeleton ratio="4 / 5" />
            <Skeleton height="1.5rem" width="60%" />
            <Skeleton height="1rem" width="85%" />
          </Stack>
        ))}
      </Grid>
    </>
  );
}
